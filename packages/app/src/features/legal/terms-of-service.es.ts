import type { LegalText } from './legal-text.ts'

export const termsOfServiceEs: LegalText = {
  version: '2025-06-12-8',
  updatedOn: '2025-06-12',
  notice:
    'Esta versión en español es una traducción para facilitarte la lectura. La versión vinculante es la inglesa. Tus derechos imperativos como consumidor no se ven afectados.',
  sections: [
    {
      id: 'scope',
      title: 'A qué se aplican estas condiciones',
      paragraphs: [
        'Estas condiciones rigen la relación entre tú y el operador de Olympus cuando utilizas el portal de Olympus: la cuenta, la compra de Olympus Coins, la tienda, los regalos, los cupones, la rueda de la fortuna, tus personajes con sus páginas y estadísticas, las clasificaciones y la descarga del launcher.',
        'Se aplican en la versión que aceptaste al registrarte o en tu última compra de monedas, o en la que haya entrado en vigor conforme al apartado sobre modificaciones. Aquí puedes leer y guardar la versión vigente en cualquier momento, sin necesidad de cuenta.',
        'Cuando estas condiciones te otorguen menos que la normativa imperativa de protección de los consumidores del país en el que vives, prevalecerá dicha normativa.',
      ],
    },
    {
      id: 'operator',
      title: 'Operador y contacto',
      paragraphs: [
        'Tu parte contratante es el operador de Olympus, denominado «nosotros» en estas condiciones. En la página de contacto, que no requiere iniciar sesión, figura la dirección en la que puedes contactarnos para consultas, reclamaciones, un desistimiento o un recurso contra una suspensión. Allí también puedes preguntar por el nombre y la dirección postal del operador.',
        'Te escribimos a la dirección de correo electrónico de tu cuenta. Mantenla actualizada, por favor; lo que enviemos allí se considerará recibido cuando quepa esperar que lo hayas leído.',
      ],
    },
    {
      id: 'account',
      title: 'Tu cuenta',
      paragraphs: [
        'Para utilizar el portal necesitas una cuenta. La creas con un nombre de usuario, una dirección de correo electrónico y una contraseña, y la activas mediante el enlace que te enviamos por correo. El contrato sobre la cuenta comienza con la activación. La cuenta en sí es gratuita.',
        'Si aún no eres mayor de edad en el lugar donde vives, solo puedes registrarte y comprar monedas con el consentimiento de uno de tus progenitores o de tu tutor legal. Podemos pedir que se acredite ese consentimiento.',
        'Cada cuenta pertenece a una sola persona física. No puedes venderla, alquilarla, regalarla ni permitir que otros la utilicen.',
      ],
      items: [
        'Los datos que facilitas al registrarte son correctos y lo siguen siendo.',
        'Tu nombre de usuario no ofende, no engaña ni suplanta a nadie, en particular a un miembro del equipo.',
        'No creas cuentas mediante un script ni para eludir una suspensión o un límite.',
      ],
    },
    {
      id: 'security',
      title: 'Seguridad de la cuenta',
      paragraphs: [
        'Elige una contraseña que no uses en ningún otro sitio, no la compartas y activa la autenticación de doble factor donde el portal la ofrezca. Guarda los códigos de respaldo donde nadie más los encuentre; cada uno sirve una sola vez.',
        'Avísanos de inmediato si crees que otra persona tiene acceso a tu cuenta. Puedes cerrar las sesiones de otros dispositivos en los ajustes.',
        'Nuestro equipo nunca te pide tu contraseña, un código de inicio de sesión ni los datos de tu tarjeta.',
      ],
    },
    {
      id: 'olympus-coins',
      title: 'Olympus Coins',
      paragraphs: [
        'Las Olympus Coins (OC) son contenido digital. Con ellas recibes una licencia personal, no exclusiva e intransferible para canjearlas, dentro de este portal, por los objetos y servicios que la tienda ofrezca en cada momento. La licencia dura mientras exista tu cuenta.',
        'Las OC no son dinero, ni dinero electrónico, ni un medio de pago fuera del portal. No devengan intereses, no se pueden cambiar por dinero ni traspasar a otra cuenta. Lo que puedes regalar a otros jugadores son objetos de la tienda, como se describe en el apartado sobre regalos.',
        'Las monedas gastadas se consideran consumidas: no se pagan en efectivo ni se devuelven, salvo que falle una entrega, que un objeto sea defectuoso o que la ley te conceda ese derecho. Las monedas de bonificación de un paquete siguen la suerte de la compra con la que las recibiste.',
        'Cada cambio de tu saldo queda registrado en un asiento. Si un asiento es erróneo, lo corregimos con otro asiento que puedes ver, nunca eliminando el primero.',
      ],
    },
    {
      id: 'buying-coins',
      title: 'Compra de monedas',
      paragraphs: [
        'Los importes de la página de compra, con su bonificación y su precio total con el impuesto sobre el valor añadido incluido, son una invitación a hacer un pedido. Haces una oferta vinculante cuando, tras elegir el importe y el método de pago y marcar los consentimientos, continúas al pago seguro. El contrato se perfecciona cuando confirmamos el pago y abonamos las monedas.',
        'El pago se realiza en la página del proveedor de pagos. Los datos de la tarjeta se introducen allí y nunca llegan a nosotros. Si el pago falla, no se celebra ningún contrato y no se abona nada.',
        'Abonamos las monedas en cuanto el proveedor ha verificado el pago, por lo general en cuestión de segundos. Confirmamos por correo electrónico la compra y los consentimientos que diste.',
        'Si un pago se revierte después de abonar las monedas, retiramos las monedas de esa compra. Si ya se han gastado, nos debes la cantidad que falte y no podrás gastar más monedas hasta saldarla. Podrás seguir iniciando sesión.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Derecho de desistimiento',
      paragraphs: [
        'Como consumidor, tienes derecho a desistir de una compra de monedas en un plazo de catorce días sin necesidad de justificación. El plazo expira catorce días naturales después del día en que se celebró el contrato.',
        'Para ejercer este derecho, utiliza «Desistir del contrato aquí» junto a la compra en tu historial de donaciones, o comunícanos tu desistimiento mediante otra declaración inequívoca, por ejemplo, por correo electrónico a la dirección que figura en la página de contacto. Puedes usar el formulario que aparece más abajo, pero no es obligatorio. Lo que declares en el historial surte efecto de inmediato y lo confirmamos por correo electrónico. Basta con que envíes la declaración antes de que venza el plazo.',
        'Si desistes, te reembolsamos todos los pagos recibidos por esa compra sin demora indebida y, a más tardar, catorce días después del día en que recibamos tu declaración. Utilizamos el mismo medio de pago que empleaste y no te cobramos nada por ello. Las monedas de la compra, bonificación incluida, se descuentan de tu saldo.',
        'El derecho de desistimiento se extingue antes de tiempo cuando el contenido digital se suministra de inmediato. Por eso, antes de pagar te pedimos que aceptes expresamente que activemos las monedas inmediatamente después del pago y que confirmes que sabes que pierdes tu derecho de desistimiento una vez activadas. Confirmamos ambas cosas por correo electrónico. Sin estos dos consentimientos no podemos vender monedas.',
        'Más allá de lo que exige la ley, aceptamos el desistimiento dentro de los catorce días incluso después de la activación, siempre que las monedas de la compra no se hayan gastado. Todas las monedas son iguales: se consideran no gastadas mientras tu saldo contenga todas las monedas de la compra, bonificación incluida, y no nos debas ninguna.',
      ],
    },
    {
      id: 'withdrawal-form',
      title: 'Formulario de desistimiento',
      paragraphs: [
        'Si quieres desistir de una compra, puedes copiar este formulario, rellenarlo y enviarlo a la dirección que figura en la página de contacto.',
      ],
      items: [
        'A la atención del operador de Olympus:',
        'Por la presente comunico que desisto de mi contrato de suministro del siguiente contenido digital: (cantidad de Olympus Coins, ID de donación)',
        'Pedido el: (fecha)',
        'Nombre del consumidor y nombre de usuario en el portal:',
        'Domicilio del consumidor:',
        'Firma del consumidor (solo si el formulario se presenta en papel):',
        'Fecha:',
      ],
    },
    {
      id: 'shop',
      title: 'La tienda',
      paragraphs: [
        'La tienda muestra el precio de cada objeto en OC y, junto a él, un precio en dinero calculado según el paquete de monedas más pequeño. En los objetos rebajados muestra además el precio más bajo de los treinta días anteriores a la rebaja. Si una oferta termina en un momento determinado, la tienda lo indica. En los objetos temporales indica cuánto duran tras su entrega. Algunos objetos tienen un límite por cuenta o por periodo; lo ves antes de hacer el pedido.',
        'Compras cada objeto para uno de tus personajes. El precio que viste es el que pagas: si ha cambiado entretanto, el pedido se rechaza y ves el nuevo. Los precios de pedidos posteriores pueden ser distintos.',
        'Los objetos son contenido digital para usar en el juego. Están vinculados al personaje que los recibe y se rigen por la misma licencia que las monedas con las que pagaste. Su efecto puede ajustarse para mantener el equilibrio del juego, como se describe en el apartado sobre modificaciones.',
      ],
    },
    {
      id: 'gifts',
      title: 'Regalos',
      paragraphs: [
        'Puedes comprar un objeto de la tienda como regalo para un personaje activo de otro jugador, cuyo nombre introduces. Un regalo es un pedido tuyo: lo pagas con tus monedas y cuenta para tus límites. Se entrega de inmediato y no puedes retirarlo. Comprueba el nombre antes de hacer el pedido, por favor.',
        'El otro jugador ve tu nombre de usuario, tu mensaje y el objeto, pero no el precio. Las normas de uso leal también se aplican al mensaje. Si la entrega falla, las monedas vuelven a tu saldo y el otro jugador no tiene derecho al objeto.',
      ],
    },
    {
      id: 'deliveries',
      title: 'Entregas y reembolsos',
      paragraphs: [
        'Todo lo que se concede a un personaje se convierte en una entrega que puedes seguir en el historial: primero queda en cola, luego la recoge el servidor del juego y después se confirma. La mayoría de las entregas se confirman en pocos minutos; mientras un servidor del juego está en mantenimiento, esperan.',
        'Si un servidor del juego no logra completar una entrega durante más de un día, aparece con retraso hasta que la hayamos revisado. Si una entrega no se puede realizar, se marca como fallida con su motivo y las monedas pagadas por ella vuelven automáticamente a tu saldo. El objeto de un cupón vuelve a tu inventario de cupones. Un objeto de la rueda de la fortuna se convierte allí en un cupón.',
        'Si una entrega aparece como confirmada y no encuentras el objeto, contacta con el soporte e indica el ID de pedido. Comparamos nuestros registros con los del servidor del juego y volvemos a entregarlo o te lo reembolsamos.',
      ],
    },
    {
      id: 'coupons',
      title: 'Cupones',
      paragraphs: [
        'Los códigos de cupón distinguen entre mayúsculas y minúsculas y se pueden canjear una vez por cuenta. Un código puede estar limitado en el tiempo, en número, a determinadas cuentas o a cuentas de cierta antigüedad. Las monedas y los tiques de un cupón se abonan de inmediato. Un cupón de objeto pasa a tu inventario de cupones hasta que lo asignes a un personaje de tu elección; la asignación no se puede deshacer.',
        'Los cupones se conceden gratuitamente. No se pueden vender, no se pagan en efectivo y carecen de validez si se obtuvieron mediante engaño o por un error que podías reconocer.',
      ],
    },
    {
      id: 'chance',
      title: 'Rueda de la fortuna y cajas aleatorias',
      paragraphs: [
        'A la rueda de la fortuna se juega con tiques, uno por giro. Cada giro da una recompensa y una ficha. La recompensa de cada trigésimo giro desde tu último jackpot se sortea del grupo de jackpot; la de los demás giros, del grupo normal. Las fichas se pueden canjear por tiques o por las recompensas indicadas al precio que se muestra; un canje no se puede deshacer. También consigues tiques como recompensa, con cupones, en el juego y a través del soporte; no los vendemos.',
        'Las probabilidades de cada recompensa de la rueda y de todo lo que puede contener una caja aleatoria se muestran antes de girar o comprar. Son las que se usan en el sorteo; no dependen de quién eres, de lo que has gastado ni de lo que te ha tocado antes, salvo por el jackpot descrito arriba.',
        'Antes de que gires, el portal publica una huella de su semilla secreta. Después fijas una semilla propia o aceptas la que sugiere tu navegador. Ambas, junto con el número del giro, determinan el resultado. La semilla secreta se revela cuando se sustituye, a más tardar treinta días después de su primer giro, de modo que puedas verificar por tu cuenta cada giro anterior. Cada giro figura en un registro público que no te nombra ni a ti ni a tu personaje; nadie puede modificarlo ni eliminarlo de allí sin que se note.',
        'Los tiques, las fichas y las recompensas no tienen valor monetario y no se pueden convertir en dinero. El resultado es válido aunque se pierda la conexión mientras gira la rueda; la recompensa se entrega igualmente. Si el juego no la acepta, la conservas como cupón.',
      ],
    },
    {
      id: 'characters',
      title: 'Personajes',
      paragraphs: [
        'Una cuenta admite hasta ocho personajes, de los que como máximo cuatro pueden estar desactivados. Puedes activar un personaje por semana. Solo se pueden activar y desactivar personajes mientras toda la cuenta está desconectada del juego. El último personaje activo no se puede desactivar y, por lo general, tampoco uno que venda o puje en el bazar. Un cambio surte efecto cuando el servidor del juego lo confirma; si una activación falla, puedes hacer otra en su lugar.',
        'Si confirmas una selección permanente de los personajes que quieres conservar, los demás se eliminan para siempre, con su oro, sus niveles, sus mascotas y sus compañeros. Antes de que confirmes, el portal muestra qué se elimina, qué anuncios y pujas van al personaje que elijas y qué objetos se convierten en cupones. Puedes cancelar una selección confirmada hasta el momento que se indica allí, pero no después. Si para entonces tus personajes u objetos han cambiado, te preguntamos de nuevo. Mientras haya una selección abierta, no puedes cambiar de personajes, ni comprar o asignar nada para los que se van a eliminar.',
      ],
    },
    {
      id: 'character-pages',
      title: 'Páginas de personajes, estadísticas y clasificaciones',
      paragraphs: [
        'Las páginas de tus personajes, sus estadísticas y las clasificaciones muestran lo que comunican los servidores del juego. Pueden llegar con retraso o estar incompletas; lo que cuenta es el estado del juego. Corregimos los errores que detectamos o que comunicas al soporte.',
        'Los demás jugadores ven la parte pública de la página de cada personaje, como su nombre, clase, niveles y apariencia, y sus puestos en las clasificaciones. En los ajustes de privacidad de un personaje decides si también ven detalles como su equipo, inventario, estadísticas y última visita, y si aparece en las clasificaciones. Puedes cambiarlo en cualquier momento.',
        'Puedes crear enlaces al equipo de un personaje. Un enlace de este tipo muestra a todo jugador que lo tenga lo que el personaje llevaba en ese momento, con su nombre y la fecha, con independencia de los ajustes de privacidad. Es válido hasta que lo elimines o hasta que se elimine el personaje o la cuenta.',
        'Los personajes de nuestro equipo y de cuentas suspendidas no figuran en las clasificaciones, tampoco en las de temporadas anteriores. Un puesto en una clasificación no te da derecho a una recompensa, salvo que la hayamos prometido.',
      ],
    },
    {
      id: 'conduct',
      title: 'Uso leal',
      paragraphs: ['El portal lo comparten muchas personas. Cuando lo utilices, no puedes'],
      items: [
        'perturbarlo ni sobrecargarlo, buscar sus puntos débiles sin nuestro consentimiento ni leer datos que no están destinados a ti;',
        'usar bots, scripts o clientes manipulados, ni aprovechar un error en lugar de comunicarlo;',
        'comerciar con cuentas, monedas, cupones, objetos o tiques por dinero o al margen de los medios que ofrece el juego;',
        'pagar con medios que no son tuyos ni revertir un pago legítimo;',
        'insultar, amenazar, acosar o engañar a otras personas, ni difundir contenido ilícito;',
        'copiar, revender o volver a publicar el portal o partes de él, más allá de lo que permite la ley o una licencia.',
      ],
    },
    {
      id: 'bans',
      title: 'Advertencias, restricciones y suspensiones',
      paragraphs: [
        'Si hay indicios concretos de que incumples estas condiciones, podemos advertirte, retirar lo obtenido de forma desleal, bloquear funciones concretas, suspender la cuenta por un tiempo o, tras un incumplimiento grave o reiterado, de forma permanente. Elegimos la medida más leve que proteja a los demás jugadores y tenemos en cuenta lo que hable a tu favor.',
        'Te decimos qué hemos hecho, por qué y por cuánto tiempo, salvo que la ley lo prohíba. Puedes recurrir ante el soporte en un plazo de seis meses; una persona revisa el recurso, a ser posible distinta de la que decidió.',
        'Los derechos de reembolso por monedas compradas y no gastadas, en la medida en que la ley los conceda, subsisten tras una suspensión que no se deba a un fraude con esas monedas.',
      ],
    },
    {
      id: 'rights',
      title: 'Derechos sobre el portal y el juego',
      paragraphs: [
        'Olympus, su software, imágenes, textos, música y signos distintivos pertenecen al operador o a quienes nos los han licenciado. Puedes usar el portal y el launcher para jugar de forma privada. Las partes sujetas a una licencia abierta se rigen por esa licencia; la página de soporte indica sus autores.',
      ],
    },
    {
      id: 'availability',
      title: 'Disponibilidad y conformidad',
      paragraphs: [
        'Gestionamos el portal con la diligencia habitual en este tipo de servicios, pero no podemos prometer que esté disponible en todo momento. Cuando es posible, anunciamos el mantenimiento planificado.',
        'A lo que pagas se le aplican las normas legales sobre la falta de conformidad de los contenidos digitales: te debemos contenido digital conforme con el contrato, subsanamos los defectos y, si no lo logramos, puedes pedir una reducción del precio o resolver el contrato.',
      ],
    },
    {
      id: 'liability',
      title: 'Responsabilidad',
      paragraphs: [
        'Respondemos sin límite por dolo y culpa grave, por daños a la vida, la integridad física o la salud, conforme a la normativa de responsabilidad por productos defectuosos y en la medida en que hayamos otorgado una garantía.',
        'En caso de culpa leve, solo respondemos por el incumplimiento de una obligación esencial del contrato en cuyo cumplimiento puedas confiar habitualmente. La responsabilidad se limita entonces al daño típico de un contrato de este tipo que fuera previsible. Se excluye cualquier otra responsabilidad por culpa leve. Lo mismo se aplica a quienes actúan por nosotros.',
      ],
    },
    {
      id: 'ending',
      title: 'Fin del contrato',
      paragraphs: [
        'Puedes pedir que se elimine tu cuenta en cualquier momento, sin dar motivos. La eliminación se lleva a cabo a los catorce días, durante los cuales puedes anularla. Con ella se pierden los personajes, los objetos y las monedas no gastadas; por favor, úsalos antes o desiste de las compras abiertas.',
        'Podemos poner fin al contrato con un preaviso de treinta días por correo electrónico, por ejemplo, si el portal se cierra. Cualquiera de las partes puede ponerle fin sin preaviso por un motivo grave. Se mantiene tu derecho legal al reembolso de las monedas que compraste y no pudiste gastar.',
      ],
    },
    {
      id: 'changes',
      title: 'Modificaciones',
      paragraphs: [
        'Podemos desarrollar el portal y la oferta de la tienda, y adaptar objetos cuando lo exijan la seguridad, el equilibrio del juego o un cambio de la ley o de la tecnología, siempre que no te suponga ningún coste y sea razonable para ti. Si un cambio afecta de forma más que leve a contenido de pago, te avisamos con antelación y puedes poner fin al contrato gratuitamente en un plazo de treinta días.',
        'Anunciamos las modificaciones de estas condiciones por correo electrónico al menos treinta días antes de que se apliquen e indicamos qué cambia y por qué. Las modificaciones que te perjudiquen en un punto esencial solo se aplican si las aceptas. Si no las aceptas, siguen aplicándose las condiciones anteriores; en ese caso podemos poner fin al contrato como se describe arriba.',
      ],
    },
    {
      id: 'law',
      title: 'Ley aplicable y litigios',
      paragraphs: [
        'Se aplica la ley del país en el que está establecido el operador, con exclusión de la Convención de las Naciones Unidas sobre los Contratos de Compraventa Internacional de Mercaderías. Como consumidor, conservas la protección de las disposiciones imperativas del país en el que vives y puedes interponer allí una demanda.',
        'Escribe primero al soporte, por favor; la mayoría de los asuntos pueden resolverse así. Puedes acudir libremente a una entidad de resolución de litigios de consumo. Si la ley lo exige, te decimos si participamos en un procedimiento de este tipo.',
        'Si una disposición de estas condiciones es inválida, las demás siguen en vigor y en su lugar se aplica la norma legal.',
      ],
    },
  ],
}
