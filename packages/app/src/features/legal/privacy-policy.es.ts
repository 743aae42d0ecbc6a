import type { LegalText } from './legal-text.ts'

export const privacyPolicyEs: LegalText = {
  version: '2025-06-12-8',
  updatedOn: '2025-06-12',
  notice:
    'Esta versión en español es una traducción para facilitarte la lectura. La versión vinculante es la inglesa. Los derechos que te reconoce la ley no se ven afectados.',
  sections: [
    {
      id: 'controller',
      title: 'Quién es el responsable',
      paragraphs: [
        'El responsable del tratamiento de los datos personales en el portal de Olympus es el operador de Olympus, denominado «nosotros» en esta política. En la página de contacto, que no requiere iniciar sesión, figura la dirección en la que puedes escribirnos, también para cuestiones de protección de datos y para ejercer tus derechos. Allí también puedes preguntar por el nombre y la dirección postal del operador.',
      ],
    },
    {
      id: 'summary',
      title: 'En resumen',
      paragraphs: [
        'Guardamos lo necesario para gestionar tu cuenta, para entregar lo que compras y para proteger ambas cosas. No mostramos publicidad, no usamos rastreo ni análisis de terceros, no elaboramos perfiles publicitarios y no vendemos datos.',
      ],
    },
    {
      id: 'account-data',
      title: 'Datos de la cuenta',
      paragraphs: ['Cuando te registras y usas una cuenta, guardamos:'],
      items: [
        'nombre de usuario, correo electrónico, ID de cuenta e ID de usuario;',
        'tu contraseña, solo como hash creado con Argon2id, a partir del cual no se puede leer;',
        'el idioma, el tema y el fondo que elegiste;',
        'el estado de la cuenta: cuándo se creó y se activó, si está suspendida y por qué, y su rol;',
        'lo que escribes al soporte y nuestras respuestas.',
      ],
    },
    {
      id: 'security-data',
      title: 'Inicios de sesión, dispositivos y seguridad',
      paragraphs: [
        'Por cada inicio de sesión guardamos una sesión con el tipo de dispositivo y de navegador, la dirección IP, la hora del inicio y de la última actividad, y los hashes de los tokens que le corresponden. Puedes ver tus sesiones en los ajustes y cerrar cada una de ellas.',
        'Si activas la autenticación de doble factor, guardamos la clave secreta cifrada y tus códigos de respaldo como hashes. De una llave de acceso guardamos la clave pública, el nombre que le diste, si está sincronizada y cuándo se creó y se usó por última vez. Registramos los sucesos relevantes para la seguridad, como un inicio de sesión fallido, un cambio de contraseña o un dispositivo nuevo, con el dispositivo y la dirección IP, y contamos durante poco tiempo los intentos fallidos por cuenta y por dirección IP.',
        'Las contraseñas nuevas se comparan en nuestro propio servidor con una lista de contraseñas comunes. Si además se consulta un servicio de contraseñas filtradas, este solo recibe los cinco primeros dígitos de un hash de la contraseña, que muchas otras contraseñas comparten, y nada sobre ti.',
      ],
    },
    {
      id: 'purchases',
      title: 'Compras de Olympus Coins',
      paragraphs: [
        'De cada compra guardamos la cantidad, el precio, la moneda, el medio de pago, el estado del pago, la referencia que le asignó el proveedor de pagos y las horas. Los datos de la tarjeta los introduces en la página del proveedor de pagos, que responde de ellos; nunca llegan a nuestros servidores. El proveedor nos comunica si un pago se completó, falló, se reembolsó o se disputó.',
      ],
    },
    {
      id: 'consents',
      title: 'Consentimientos',
      paragraphs: [
        'Cuando aceptas las condiciones del servicio o la política de privacidad, consientes el suministro inmediato de contenido digital o confirmas la pérdida del derecho de desistimiento, guardamos qué texto era, en qué versión e idioma, y cuándo lo hiciste; en una compra, también la dirección IP. Debemos poder acreditar estas declaraciones.',
      ],
    },
    {
      id: 'portal-data',
      title: 'Monedas, tienda, cupones y rueda de la fortuna',
      paragraphs: [
        'Llevamos un libro contable de cada cambio de tu saldo y guardamos tus pedidos de la tienda, los cupones canjeados y asignados, los tiques y fichas de la rueda de la fortuna, los giros con las semillas que permiten comprobarlos y el estado de cada entrega. Lo encuentras en el historial del portal. Si te pones límites para compras o giros, también los guardamos.',
        'Para que cualquiera pueda comprobar la rueda de la fortuna, cada giro se publica en un registro: su número y hora, nuestra semilla en cuanto se revela, tu semilla, el número extraído y la recompensa. El registro no menciona ni tu cuenta ni tu personaje. Para estadísticas públicas contamos los giros por recompensa, según si la cuenta ha comprado monedas y según si tiene menos de treinta días.',
      ],
    },
    {
      id: 'game-data',
      title: 'Datos de tus personajes',
      paragraphs: [
        'Los servidores del juego nos envían datos de tus personajes: nombre, clase, nivel, atributos, equipo, inventario, bonificaciones, anuncios del bazar, mascotas y compañeros, estadísticas, resultados para las clasificaciones y tiques que has ganado. También comunican si tu cuenta está en el juego y con qué personaje. Para ello guardamos cuándo un personaje entró en el juego y salió de él, en qué servidor del juego y cómo terminó su estancia.',
        'Conservamos los nombres que ha tenido un personaje y lo que viste en tus dos últimas visitas a su página, para poder mostrarte qué ha cambiado. Ambas cosas las ves solo tú.',
        'Si regalas un objeto a otra persona, esa persona y el servidor del juego ven tu nombre de usuario y tu mensaje. Cuando eliminas tu cuenta, la otra persona conserva el mensaje, con el nombre de una cuenta eliminada en lugar del tuyo.',
      ],
    },
    {
      id: 'character-pages',
      title: 'Quién ve tus personajes',
      paragraphs: [
        'Los jugadores que han iniciado sesión ven de un personaje el nombre, la clase, el elemento, la facción, los niveles, la reputación, los puntos de logros y la apariencia, además de sus resultados en las clasificaciones. Los visitantes sin cuenta no ven personajes.',
        'Todo lo demás lo ves solo tú: equipo, inventario con el oro, bonificaciones, bazar, mascotas y compañeros, estadísticas, dinero en el banco y última visita, que incluye si el personaje está ahora en el juego. En la página del personaje, en «Privacidad», puedes abrir cada uno de estos apartados a otros jugadores y volver a cerrarlo en cualquier momento. Mientras la última visita esté cerrada, un apartado abierto no muestra la antigüedad de sus datos. Aun así, los anuncios del bazar y los días de las estadísticas pueden revelar cuándo has jugado.',
        'Si creas un enlace al equipo de un personaje, conservamos lo que lleva puesto en ese momento, con su nombre, clase, elemento y niveles. Cualquier jugador con la sesión iniciada que tenga el enlace lo ve, aunque el equipo esté cerrado, hasta que elimines el enlace o se elimine el personaje o tu cuenta.',
      ],
    },
    {
      id: 'statistics',
      title: 'Estadísticas de tus personajes',
      paragraphs: [
        'A partir de los totales que comunican los servidores del juego calculamos para cada personaje lo que se ha sumado en un día (UTC) y en una semana: entre otras cosas, monstruos y jugadores derrotados, muertes, daño, incursiones, eventos, duelos, oro ganado y gastado, habilidades y objetos usados, y el tiempo en el juego por hora del día. También conservamos los totales desde el principio, los mejores tiempos y otros récords, los hitos, el oro en posesión, el resultado de los últimos veinte combates y las últimas superrecompensas.',
        'Para comparar, el portal muestra las medianas de los personajes de nivel parecido y la proporción de ellos a la que un personaje aventaja. Se calculan a partir de una muestra de como máximo 500 personajes de al menos cinco jugadores, incluidos aquellos cuyas estadísticas están cerradas. No nombran a ningún personaje ni revelan lo que hizo uno en concreto.',
      ],
    },
    {
      id: 'leaderboards',
      title: 'Clasificaciones',
      paragraphs: [
        'Las clasificaciones ordenan a los personajes por los resultados que comunican los servidores del juego, por reputación y por puntos de logros. Muestran la puntuación, sus detalles, cuándo se alcanzó y, en un récord de incursión, los nombres del grupo. Para mostrar los cambios y los mejores puestos guardamos una vez al día los puestos de los 10.000 primeros de cada clasificación y de todos los personajes cuyos dueños han usado el portal en los últimos treinta días.',
        'En la página de un personaje puedes ocultarlo en las clasificaciones. Entonces no se muestran ni sus resultados ni su nombre en un grupo; las puntuaciones se conservan para que pueda volver. El resultado final de una temporada queda sellado: de los cien primeros contiene solo el ID del personaje, el puesto, la puntuación y la hora.',
      ],
    },
    {
      id: 'connections',
      title: 'Cuentas conectadas',
      paragraphs: [
        'Si conectas una cuenta de nuestra comunidad de chat, guardamos el identificador y el nombre visible que el servicio de chat nos envía con tu consentimiento. No conservamos ningún acceso a esa cuenta. Cuando la desconectas en los ajustes, eliminamos estos datos.',
      ],
    },
    {
      id: 'contact',
      title: 'Mensajes al soporte',
      paragraphs: [
        'Si nos escribes en la página de contacto, tratamos tu correo electrónico, tu mensaje, su tema, idioma y hora, y tu nombre de usuario si lo indicas. Si has iniciado sesión, tratamos en su lugar el correo, el nombre de usuario y el ID de tu cuenta.',
        'El portal envía tu mensaje por correo a nuestro buzón de soporte y una copia a la dirección que indicaste; no lo guarda en ningún otro sitio. Para que nadie abuse del formulario, cuenta durante dos días como máximo los mensajes por red, por cuenta y por dirección, las direcciones solo como hashes.',
      ],
    },
    {
      id: 'emails',
      title: 'Correos y descarga',
      paragraphs: [
        'Enviamos a la dirección de tu cuenta los correos que la afectan: enlaces y confirmaciones que pides, como el enlace a la página de descarga del launcher, recibos y avisos sobre seguridad, regalos y tus personajes.',
        'La página de descarga puede comprobar un archivo del launcher. Tu navegador calcula su hash y lo compara con los de nuestras versiones; no se nos envía ni el archivo ni su hash.',
      ],
    },
    {
      id: 'logs',
      title: 'Registros del servidor',
      paragraphs: [
        'Por cada solicitud que cambia algo o que falla, el servidor escribe una línea con la hora, la función llamada, el resultado, la duración, un ID de solicitud, la dirección IP y, si has iniciado sesión, el ID de cuenta. Si llegan demasiadas solicitudes de una red, solo la primera rechazada en un minuto deja esa línea, sin el ID de cuenta; las demás se cuentan con la dirección de la red. Las contraseñas, los tokens, los códigos y el contenido de los correos quedan fuera. Si se te muestra un error, su ID de solicitud nos permite encontrar la causa sin pedirte más datos.',
        'Si tu navegador bloquea en una página algo que prohíben sus reglas de seguridad, nos lo comunica. De ese aviso solo registramos qué se bloqueó y en qué tipo de página.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      paragraphs: [
        'El portal solo usa cookies estrictamente necesarias para lo que has solicitado. No requieren consentimiento y nadie más puede leerlas.',
      ],
      items: [
        'token: muestra que has iniciado sesión cuando tu navegador pide una página o datos. Vale diez minutos y después se renueva.',
        'refreshToken: renueva tu sesión. Se conserva hasta que cierras el navegador o, si elegiste mantener la sesión, hasta treinta días después de tu última visita. Se elimina al cerrar sesión.',
        '__Host-bind: vincula la renovación de tu sesión a este navegador, de modo que un token robado no sirve en otro lugar. Dura lo mismo que refreshToken.',
        '__Host-device: reconoce este navegador, para que podamos avisarte de un inicio de sesión desde otro y para que nadie te bloquee el acceso intentando adivinar tu contraseña. Se conserva 400 días, también después de cerrar sesión.',
        'locale: recuerda durante un año el idioma del portal.',
        'timeZone: la zona horaria de este dispositivo, para que las páginas muestren las horas en ella desde el principio. Se conserva un año.',
      ],
    },
    {
      id: 'browser-storage',
      title: 'Almacenamiento en tu navegador',
      paragraphs: [
        'Para cargar más rápido y resistir una conexión perdida, el portal guarda algunos datos en tu navegador. Se quedan en tu dispositivo; puedes eliminarlos en cualquier momento en los ajustes del navegador.',
      ],
      items: [
        'Almacenamiento local «user»: ID de usuario, nombre de usuario y correo electrónico de quien ha iniciado sesión. Se elimina al cerrar sesión.',
        'Almacenamiento local «game-characters»: una copia de tu lista de personajes. Se elimina al cerrar sesión.',
        'Almacenamiento local de lo que eliges: idioma, tema, fondo, los personajes que elegiste por última vez en páginas, en la tienda y en la rueda de la fortuna y, si marcaste «Recordar mi correo», esa dirección.',
        'Almacenamiento local de operaciones en curso: claves que impiden que una compra o un pedido se ejecute dos veces. Se eliminan al terminar la operación o, si no, en una visita más de un día después.',
        'Almacenamiento local «olympus-wheel-log»: el último estado del registro público de la rueda de la fortuna que ha comprobado tu navegador, sin relación contigo.',
        'Almacenamiento de sesión para recargas: cuándo se recargó la página por sí misma la última vez. Se elimina al cerrar la página.',
        'Una base de datos del navegador con nombres e imágenes del juego, sin relación contigo. Se vacía al cerrar sesión.',
      ],
    },
    {
      id: 'purposes',
      title: 'Finalidades y bases jurídicas',
      paragraphs: [
        'Tratamos los datos descritos con las siguientes finalidades y sobre las bases jurídicas del Reglamento General de Protección de Datos (RGPD) que se indican en cada caso:',
      ],
      items: [
        'gestión de la cuenta, presentación de tus personajes y sus estadísticas, venta y entrega de contenido digital, soporte: ejecución del contrato (artículo 6, apartado 1, letra b);',
        'respuesta a mensajes de personas sin cuenta: nuestro interés legítimo en responderles (artículo 6, apartado 1, letra f);',
        'protección de cuentas y pagos, prevención del fraude, el abuso y las trampas, búsqueda de errores, prueba de las extracciones de la rueda de la fortuna, gestión de las clasificaciones y comparación de estadísticas: nuestro interés legítimo en un servicio seguro y justo (artículo 6, apartado 1, letra f);',
        'constancia de compras y consentimientos, respuesta a solicitudes sobre tus derechos y a requerimientos legítimos de las autoridades: obligaciones legales (artículo 6, apartado 1, letra c);',
        'conexión de una cuenta de la comunidad de chat: tu consentimiento (artículo 6, apartado 1, letra a), que puedes retirar en cualquier momento con efectos para el futuro desconectándola.',
      ],
    },
    {
      id: 'recipients',
      title: 'Quién recibe datos',
      paragraphs: [
        'Dentro del operador, solo acceden a los datos quienes los necesitan para su trabajo. Fuera de él, se comunican a:',
      ],
      items: [
        'el proveedor de pagos, que recibe lo que requiere un pago: importe, moneda, nuestra referencia y tu correo electrónico, y que trata tus datos de pago bajo su propia responsabilidad;',
        'los proveedores de alojamiento, de descargas y de envío de correo, que tratan datos por cuenta nuestra y según nuestras instrucciones;',
        'los servidores del juego de Olympus, que reciben las entregas y otras tareas para tus personajes con los ID de cuenta y de personaje, y saben si tu cuenta puede entrar en el juego;',
        'el servicio de chat, si conectas una cuenta allí;',
        'autoridades, tribunales y asesores jurídicos, cuando la ley lo exige o lo permite.',
      ],
    },
    {
      id: 'transfers',
      title: 'Países fuera del Espacio Económico Europeo',
      paragraphs: [
        'Si un destinatario trata datos fuera del Espacio Económico Europeo, esto solo ocurre donde la Comisión Europea ha considerado adecuada la protección o sobre la base de cláusulas contractuales tipo, con garantías adicionales cuando sea necesario. Pídenos una copia de las garantías aplicables.',
      ],
    },
    {
      id: 'retention',
      title: 'Cuánto tiempo conservamos los datos',
      paragraphs: ['Eliminamos los datos cuando ya no son necesarios para su finalidad. En particular:'],
      items: [
        'datos de la cuenta, de los personajes y del portal: mientras exista la cuenta; para las excepciones, véase más abajo. La eliminación que solicites se ejecuta a los catorce días, durante los cuales puedes revocarla; una cuenta que nunca se activa se elimina.',
        'sesiones: terminan cuando cierras sesión o las finalizas, como muy tarde treinta días después de su último uso. Los datos de una sesión terminada se eliminan como muy tarde treinta días después.',
        'enlaces de activación y para una contraseña nueva: lo que introdujiste para ellos, hasta que se usan o caducan; el hecho de que existió ese enlace, treinta días más.',
        'sucesos de seguridad: 180 días. La constancia de que ya has usado un navegador: 400 días después de su último uso; la del navegador más reciente, mientras exista la cuenta.',
        'correos que te enviamos: su texto, hasta que se envían o no se han podido enviar durante un día; la dirección y el asunto, siete días. Respuestas a solicitudes que no deben ejecutarse dos veces: hasta 35 días.',
        'avisos que mantienen al día las páginas abiertas: diez minutos.',
        'comunicaciones de los servidores del juego: nuestras respuestas, una semana; las entradas que rechazamos, treinta días; cuándo un personaje entró en el juego y salió de él, 90 días después de su salida.',
        'estadísticas de personajes: cada día durante 400 días, un mes más como máximo; las semanas y los totales, mientras exista la cuenta.',
        'puestos diarios en las clasificaciones: quince días y después solo el mejor de cada personaje. Cuando se elimina la cuenta, se eliminan sus entradas y puestos; solo el resultado sellado de una temporada conserva el ID del personaje.',
        'giros, semillas, tiques y fichas de la rueda de la fortuna: de forma indefinida, porque sin ellos nadie podría comprobar el registro público. Cuando se elimina la cuenta, se separan de tu nombre, tu dirección y tus personajes.',
        'personajes eliminados en el juego o por una selección: lo que mostraban sus páginas y los enlaces a su equipo, treinta días más, para que el soporte pueda ayudar tras un fraude. El nombre, los últimos valores, las puntuaciones y las estadísticas permanecen para tu historial y tu exportación mientras exista la cuenta. Otros jugadores ya no los ven, salvo el nombre en sus propios pedidos y regalos.',
        'compras, asientos del libro y consentimientos: mientras lo exijan el derecho mercantil y fiscal o los plazos de prescripción, por regla general hasta diez años. Tras la eliminación de la cuenta quedan bloqueados para cualquier otro uso.',
        'mensajes de la página de contacto: en el portal, hasta que sus correos se envían o no se han podido enviar durante un día; las direcciones y los asuntos de los correos, siete días; en nuestro buzón de soporte, con nuestras respuestas, hasta que el asunto esté resuelto y hayan vencido los plazos de prescripción.',
        'registros del servidor: por regla general treinta días, más tiempo solo mientras se investiga un incidente concreto.',
        'copias de seguridad: los datos eliminados permanecen en ellas hasta que también se eliminan las copias.',
      ],
    },
    {
      id: 'protection',
      title: 'Cómo se protegen los datos',
      paragraphs: [
        'Todas las conexiones están cifradas. Las contraseñas, los tokens y los códigos de respaldo se guardan solo como hashes; las claves de la autenticación de doble factor, solo cifradas. Los tokens duran poco y se sustituyen en cada renovación; si se vuelve a usar uno antiguo, su sesión termina. Solo las pocas personas que administran los servidores pueden cambiar a mano los datos de una cuenta, y cada cambio de este tipo queda registrado con su autor y su motivo. Lo que consultan con las herramientas de los operadores queda registrado durante 400 días. Si una violación de la seguridad entraña un alto riesgo para tus derechos, te informamos sin dilación indebida.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Tus derechos',
      paragraphs: [
        'Puedes ejercer los siguientes derechos en cualquier momento y de forma gratuita, en los ajustes cuando lo ofrezcan o escribiendo a la dirección de la página de contacto. Respondemos en el plazo de un mes.',
      ],
      items: [
        'acceso a los datos que tenemos sobre ti y una copia de ellos: en los ajustes descargas todos los datos de tu cuenta en un archivo ZIP con JSON y CSV, mediante un enlace que vale una sola vez y durante diez minutos, y en la página de un personaje, sus datos en JSON;',
        'rectificación de los datos incorrectos y posibilidad de completar los incompletos;',
        'supresión, siempre que no lo impida una obligación de conservación, y limitación del tratamiento;',
        'portabilidad: los datos que nos has facilitado, en un formato común y legible por máquina;',
        'oposición, por motivos relacionados con tu situación particular, a un tratamiento basado en nuestro interés legítimo;',
        'retirada de un consentimiento, con efectos para el futuro;',
        'reclamación ante una autoridad de protección de datos, en particular en el país en el que vives, en el que trabajas o en el que consideras que se ha infringido la ley.',
      ],
    },
    {
      id: 'automated-decisions',
      title: 'Decisiones automatizadas',
      paragraphs: [
        'Los intentos de iniciar sesión, de registrarse, de canjear códigos o de hacer enviar correos se limitan automáticamente durante poco tiempo. Si llegan más registros o solicitudes de enlaces de lo habitual, tu navegador resuelve primero una tarea de cálculo que no usa datos sobre ti. Aparte de eso, no tomamos ninguna decisión con efectos jurídicos o similares de importancia exclusivamente por medios automatizados: las suspensiones las deciden personas. Las extracciones de la rueda de la fortuna y de las cajas aleatorias no usan datos sobre ti.',
      ],
    },
    {
      id: 'necessity',
      title: 'Qué datos tienes que facilitar',
      paragraphs: [
        'Sin nombre de usuario, correo electrónico y contraseña no podemos ofrecerte una cuenta, y sin los datos de un pago no podemos venderte monedas. Todo lo demás es voluntario.',
      ],
    },
    {
      id: 'young-players',
      title: 'Jugadores jóvenes',
      paragraphs: [
        'Quien aún no sea mayor de edad necesita el consentimiento de su padre, madre o tutor para registrarse. Si crees que un menor nos ha facilitado datos sin ese consentimiento, escríbenos y eliminaremos la cuenta.',
      ],
    },
    {
      id: 'changes',
      title: 'Cambios de esta política',
      paragraphs: [
        'Adaptamos esta política cuando cambian el portal o la ley. La versión vigente, con su fecha, está siempre en esta página. Anunciamos los cambios esenciales por correo electrónico antes de que se apliquen.',
      ],
    },
  ],
}
