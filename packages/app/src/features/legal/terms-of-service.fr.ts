import type { LegalText } from './legal-text.ts'

export const termsOfServiceFr: LegalText = {
  version: '2025-06-12-8',
  updatedOn: '2025-06-12',
  notice:
    'Cette version française est une traduction destinée à faciliter ta lecture. Seule la version anglaise fait foi. Tes droits impératifs de consommateur n’en sont pas affectés.',
  sections: [
    {
      id: 'scope',
      title: 'Objet des présentes conditions',
      paragraphs: [
        'Les présentes conditions s’appliquent entre toi et l’exploitant d’Olympus lorsque tu utilises le portail Olympus\u00a0: le compte, l’achat d’Olympus Coins, la boutique, les cadeaux, les coupons, la roue de la fortune, tes personnages avec leurs pages et leurs statistiques, les classements et le téléchargement du launcher.',
        'Elles s’appliquent dans la version que tu as acceptée lors de ton inscription ou de ton dernier achat de coins, ou dans celle qui est entrée en vigueur conformément à la section sur les modifications. Tu peux lire et enregistrer ici la version en vigueur à tout moment, sans compte.',
        'Lorsque les présentes conditions t’accordent moins que le droit impératif de la consommation du pays où tu vis, ce droit prévaut.',
      ],
    },
    {
      id: 'operator',
      title: 'Exploitant et contact',
      paragraphs: [
        'Ton cocontractant est l’exploitant d’Olympus, désigné par «\u00a0nous\u00a0» dans les présentes conditions. La page de contact, accessible sans connexion, donne l’adresse à laquelle tu peux nous joindre pour une question, une réclamation, une rétractation ou un recours contre un bannissement. Tu peux aussi y demander le nom et l’adresse postale de l’exploitant.',
        'Nous t’écrivons à l’adresse e-mail de ton compte. Merci de la tenir à jour\u00a0; ce que nous y envoyons est réputé reçu dès lors que l’on pouvait s’attendre à ce que tu le lises.',
      ],
    },
    {
      id: 'account',
      title: 'Ton compte',
      paragraphs: [
        'Il te faut un compte pour utiliser le portail. Tu le crées avec un nom d’utilisateur, une adresse e-mail et un mot de passe, puis tu l’actives par le lien que nous t’envoyons par e-mail. Le contrat relatif au compte commence à l’activation. Le compte lui-même est gratuit.',
        'Si tu n’as pas encore atteint la majorité là où tu vis, tu ne peux t’inscrire et acheter des coins qu’avec l’accord d’un parent ou d’un représentant légal. Nous pouvons demander une preuve de cet accord.',
        'Un compte appartient à une seule personne physique. Tu n’as pas le droit de le vendre, de le louer, de le donner ni de laisser d’autres personnes l’utiliser.',
      ],
      items: [
        'Les informations que tu donnes à l’inscription sont exactes et le restent.',
        'Ton nom d’utilisateur n’offense et ne trompe personne et n’usurpe aucune identité, en particulier celle d’un membre de l’équipe.',
        'Tu ne crées pas de compte à l’aide d’un script, ni pour contourner un bannissement ou une limite.',
      ],
    },
    {
      id: 'security',
      title: 'Sécurité du compte',
      paragraphs: [
        'Choisis un mot de passe que tu n’utilises nulle part ailleurs, garde-le pour toi et active la double authentification là où le portail la propose. Conserve les codes de secours là où personne d’autre ne peut les trouver\u00a0; chacun ne sert qu’une fois.',
        'Préviens-nous immédiatement si tu penses qu’une autre personne a accès à ton compte. Tu peux fermer les sessions des autres appareils dans les paramètres.',
        'Notre équipe ne te demande jamais ton mot de passe, un code de connexion ni les données de ta carte.',
      ],
    },
    {
      id: 'olympus-coins',
      title: 'Olympus Coins',
      paragraphs: [
        'Les Olympus Coins (OC) sont un contenu numérique. Avec eux, tu reçois une licence personnelle, non exclusive et incessible qui te permet de les échanger, sur ce portail, contre les objets et services que la boutique propose à ce moment-là. La licence dure aussi longtemps que ton compte existe.',
        'Les OC ne sont ni de l’argent, ni de la monnaie électronique, ni un moyen de paiement en dehors du portail. Ils ne portent pas intérêt et ne peuvent être ni échangés contre de l’argent ni transférés vers un autre compte. Ce que tu peux offrir à d’autres joueurs, ce sont des objets de la boutique, comme l’indique la section sur les cadeaux.',
        'Les coins dépensés sont consommés\u00a0: ils ne sont ni remboursés en argent ni restitués, sauf si une livraison échoue, si un objet est défectueux ou si la loi te donne ce droit. Les coins bonus d’un pack suivent le sort de l’achat avec lequel tu les as reçus.',
        'Toute variation de ton solde donne lieu à une écriture enregistrée. Si une écriture est erronée, nous la corrigeons par une autre écriture que tu peux voir, jamais en supprimant la première.',
      ],
    },
    {
      id: 'buying-coins',
      title: 'Achat de coins',
      paragraphs: [
        'Les montants de la page d’achat, avec leur bonus et leur prix total taxe sur la valeur ajoutée comprise, constituent une invitation à commander. Tu fais une offre ferme lorsque tu passes au paiement sécurisé après avoir choisi un montant et un mode de paiement et coché les consentements. Le contrat est conclu lorsque nous confirmons le paiement et créditons les coins.',
        'Le paiement s’effectue sur la page du prestataire de paiement. Les données de carte y sont saisies et ne nous parviennent jamais. Si le paiement échoue, aucun contrat n’est conclu et rien n’est crédité.',
        'Nous créditons les coins dès que le prestataire a vérifié le paiement, en règle générale en quelques secondes. Nous confirmons par e-mail l’achat ainsi que les consentements que tu as donnés.',
        'Si un paiement est annulé après le crédit des coins, nous reprenons les coins de cet achat. S’ils ont déjà été dépensés, tu nous dois le montant manquant et tu ne peux plus dépenser de coins tant qu’il n’est pas réglé. Tu peux toujours te connecter.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Droit de rétractation',
      paragraphs: [
        'En tant que consommateur, tu as le droit de te rétracter d’un achat de coins sans donner de motif dans un délai de quatorze jours. Le délai expire quatorze jours après le jour de la conclusion du contrat.',
        'Pour exercer ce droit, utilise «\u00a0Se rétracter du contrat ici\u00a0» à côté de l’achat dans ton historique des dons, ou fais-nous part de ta rétractation par une autre déclaration dénuée d’ambiguïté, par exemple par e-mail à l’adresse indiquée sur la page de contact. Tu peux utiliser le formulaire ci-dessous, mais ce n’est pas obligatoire. Ce que tu déclares dans l’historique vaut immédiatement, et nous te le confirmons par e-mail. Il suffit que tu envoies la déclaration avant l’expiration du délai.',
        'Si tu te rétractes, nous remboursons tous les paiements reçus pour cet achat sans retard excessif et au plus tard quatorze jours après le jour où ta déclaration nous est parvenue. Nous utilisons le moyen de paiement que tu as employé et ne te facturons rien pour cela. Les coins de l’achat, bonus compris, sont retirés de ton solde.',
        'Le droit de rétractation s’éteint de façon anticipée pour un contenu numérique fourni immédiatement. Avant le paiement, nous te demandons donc d’accepter expressément que nous activions les coins immédiatement après le paiement et de confirmer que tu sais que tu perds ton droit de rétractation une fois qu’ils sont activés. Nous confirmons les deux par e-mail. Sans ces deux consentements, nous ne pouvons pas vendre de coins.',
        'Au-delà de ce qu’exige la loi, nous acceptons une rétractation dans les quatorze jours même après l’activation, tant que les coins de l’achat ne sont pas dépensés. Tous les coins se valent\u00a0: ils sont considérés comme non dépensés tant que ton solde contient tous les coins de l’achat, bonus compris, et que tu ne nous en dois aucun.',
      ],
    },
    {
      id: 'withdrawal-form',
      title: 'Formulaire de rétractation',
      paragraphs: [
        'Si tu veux te rétracter d’un achat, tu peux copier ce formulaire, le remplir et l’envoyer à l’adresse indiquée sur la page de contact.',
      ],
      items: [
        'À l’attention de l’exploitant d’Olympus\u00a0:',
        'Je notifie par la présente ma rétractation du contrat portant sur la fourniture du contenu numérique ci-dessous\u00a0: (quantité d’Olympus Coins, ID du don)',
        'Commandé le\u00a0: (date)',
        'Nom du consommateur et nom d’utilisateur sur le portail\u00a0:',
        'Adresse du consommateur\u00a0:',
        'Signature du consommateur (uniquement en cas de notification du présent formulaire sur papier)\u00a0:',
        'Date\u00a0:',
      ],
    },
    {
      id: 'shop',
      title: 'La boutique',
      paragraphs: [
        'La boutique affiche le prix de chaque objet en OC et, à côté, un prix en argent calculé d’après le plus petit pack de coins. Pour un objet en promotion, elle affiche aussi le prix le plus bas des trente jours précédant la promotion. Si une offre se termine à un moment précis, la boutique l’indique. Pour un objet temporaire, elle indique combien de temps il dure après sa livraison. Certains objets sont limités en nombre par compte ou par période\u00a0; tu vois la limite avant de commander.',
        'Tu achètes un objet pour l’un de tes personnages. Le prix que tu as vu est celui que tu paies\u00a0: s’il a changé entre-temps, la commande est refusée et tu vois le nouveau. Les prix des commandes ultérieures peuvent être différents.',
        'Les objets sont un contenu numérique destiné à être utilisé dans le jeu. Ils sont liés au personnage qui les reçoit et relèvent de la même licence que les coins avec lesquels tu as payé. Leur effet peut être ajusté pour préserver l’équilibre du jeu, comme l’indique la section sur les modifications.',
      ],
    },
    {
      id: 'gifts',
      title: 'Cadeaux',
      paragraphs: [
        'Tu peux acheter un objet de la boutique comme cadeau pour un personnage actif d’un autre joueur, dont tu saisis le nom. Un cadeau est une commande de ta part\u00a0: tu le paies avec tes coins et il compte dans tes limites. Il est livré immédiatement et tu ne peux pas le reprendre. Merci de vérifier le nom avant de commander.',
        'L’autre joueur voit ton nom d’utilisateur, ton message et l’objet, mais pas le prix. Les règles d’utilisation loyale s’appliquent aussi au message. Si la livraison échoue, les coins reviennent sur ton solde et l’autre joueur n’a aucun droit à l’objet.',
      ],
    },
    {
      id: 'deliveries',
      title: 'Livraisons et remboursements',
      paragraphs: [
        'Tout ce qui est accordé à un personnage devient une livraison que tu peux suivre dans l’historique\u00a0: elle est mise en file d’attente, puis prise en charge par le serveur de jeu, puis confirmée. La plupart des livraisons sont confirmées en quelques minutes\u00a0; pendant la maintenance d’un serveur de jeu, elles attendent.',
        'Si un serveur de jeu ne parvient pas à effectuer une livraison pendant plus d’un jour, elle est affichée comme retardée jusqu’à ce que nous l’ayons examinée. Si une livraison ne peut pas être effectuée, elle est marquée comme échouée avec son motif, et les coins payés pour elle reviennent automatiquement sur ton solde. L’objet d’un coupon revient dans ton inventaire de coupons. Un objet de la roue de la fortune y devient un coupon.',
        'Si une livraison est affichée comme confirmée et que tu ne trouves pas l’objet, contacte l’assistance avec l’ID de la commande. Nous comparons nos données avec celles du serveur de jeu, puis nous livrons de nouveau ou remboursons.',
      ],
    },
    {
      id: 'coupons',
      title: 'Coupons',
      paragraphs: [
        'Les codes de coupon distinguent les majuscules des minuscules et peuvent être utilisés une fois par compte. Un code peut être limité dans le temps, en nombre, à certains comptes ou à des comptes d’une certaine ancienneté. Les coins et les tickets d’un coupon sont crédités immédiatement. Un coupon d’objet rejoint ton inventaire de coupons jusqu’à ce que tu l’attribues à un personnage de ton choix\u00a0; une attribution ne peut pas être annulée.',
        'Les coupons sont donnés gratuitement. Ils ne peuvent être ni vendus ni convertis en argent, et sont nuls s’ils ont été obtenus par tromperie ou grâce à une erreur que tu pouvais reconnaître.',
      ],
    },
    {
      id: 'chance',
      title: 'Roue de la fortune et boîtes aléatoires',
      paragraphs: [
        'On joue à la roue de la fortune avec des tickets, un par tour. Chaque tour rapporte une récompense et un jeton. La récompense de chaque trentième tour depuis ton dernier jackpot est tirée du lot jackpot, celle de tout autre tour du lot standard. Les jetons peuvent être échangés contre des tickets ou contre les récompenses indiquées, au prix affiché\u00a0; un échange ne peut pas être annulé. Tu obtiens aussi des tickets comme récompense, par des coupons, dans le jeu et auprès de l’assistance\u00a0; nous n’en vendons pas.',
        'Les chances d’obtenir chaque récompense de la roue, et tout ce que peut contenir une boîte aléatoire, sont affichées avant que tu lances la roue ou que tu achètes. Ce sont elles qui servent au tirage\u00a0; elles ne dépendent ni de qui tu es, ni de ce que tu as dépensé, ni de ce que tu as déjà tiré, à l’exception du jackpot décrit ci-dessus.',
        'Avant que tu lances la roue, le portail publie une empreinte de sa graine secrète. Tu choisis ensuite ta propre graine ou tu prends celle que ton navigateur suggère. Les deux, avec le numéro du tour, déterminent le résultat. La graine secrète est révélée lorsqu’elle est remplacée, au plus tard trente jours après son premier tour, de sorte que tu peux vérifier toi-même chaque tour précédent. Chaque tour figure dans un journal public qui ne nomme ni toi ni ton personnage\u00a0; personne ne peut l’y modifier ni l’en retirer sans que cela se remarque.',
        'Les tickets, les jetons et les récompenses n’ont aucune valeur monétaire et ne peuvent pas être convertis en argent. Un résultat reste acquis même si la connexion est perdue pendant que la roue tourne\u00a0; la récompense est livrée malgré tout. Si le jeu ne l’accepte pas, tu la gardes sous forme de coupon.',
      ],
    },
    {
      id: 'characters',
      title: 'Personnages',
      paragraphs: [
        'Un compte peut contenir jusqu’à huit personnages, dont quatre au plus peuvent être désactivés. Tu peux activer un personnage par semaine. Les personnages ne peuvent être activés et désactivés que lorsque tout le compte est hors ligne dans le jeu. Le dernier personnage actif ne peut pas être désactivé et, en règle générale, un personnage qui vend ou enchérit au bazar non plus. Un échange prend effet dès que le serveur de jeu le confirme\u00a0; si une activation échoue, tu peux en faire une autre à la place.',
        'Si tu confirmes une sélection définitive des personnages à garder, les autres sont supprimés pour toujours, avec leur or, leurs niveaux, leurs familiers et leurs partenaires. Avant ta confirmation, le portail indique ce qui est supprimé, quelles annonces et enchères vont au personnage que tu choisis et quels objets deviennent des coupons. Tu peux annuler une sélection confirmée jusqu’au moment qui y est indiqué, mais plus après. Si tes personnages ou tes objets ont changé d’ici là, nous te posons de nouveau la question. Tant qu’une sélection est ouverte, tu ne peux ni échanger de personnages, ni acheter ou attribuer quoi que ce soit pour ceux qui seront supprimés.',
      ],
    },
    {
      id: 'character-pages',
      title: 'Pages de personnages, statistiques et classements',
      paragraphs: [
        'Les pages de tes personnages, leurs statistiques et les classements montrent ce que les serveurs de jeu communiquent. Ces données peuvent être en retard ou incomplètes\u00a0; c’est l’état du jeu qui fait foi. Nous corrigeons les erreurs que nous remarquons ou que tu signales à l’assistance.',
        'Les autres joueurs voient la partie publique de la page de chaque personnage, par exemple son nom, sa classe, ses niveaux et son apparence, ainsi que ses places dans les classements. Dans les paramètres de confidentialité d’un personnage, tu décides s’ils voient aussi des détails comme son équipement, son inventaire, ses statistiques et sa dernière visite, et s’il apparaît dans les classements. Tu peux modifier cela à tout moment.',
        'Tu peux créer des liens vers l’équipement d’un personnage. Un tel lien montre à tout joueur qui l’a ce que le personnage portait à ce moment-là, avec son nom et la date, quels que soient les paramètres de confidentialité. Il reste valable jusqu’à ce que tu le supprimes, ou jusqu’à la suppression du personnage ou du compte.',
        'Les personnages de notre équipe et des comptes bannis ne sont pas classés, pas même dans les saisons passées. Une place dans un classement ne te donne droit à aucune récompense, sauf si nous en avons promis une.',
      ],
    },
    {
      id: 'conduct',
      title: 'Utilisation loyale',
      paragraphs: [
        'Le portail est partagé par de nombreuses personnes. En l’utilisant, tu n’as pas le droit',
      ],
      items: [
        'de le perturber ou de le surcharger, d’y chercher des failles sans notre accord ni de lire des données qui ne te sont pas destinées\u00a0;',
        'd’utiliser des bots, des scripts ou des clients modifiés, ni d’exploiter une erreur au lieu de la signaler\u00a0;',
        'de faire commerce de comptes, de coins, de coupons, d’objets ou de tickets contre de l’argent ou en dehors des moyens que le jeu propose\u00a0;',
        'de payer avec des moyens qui ne t’appartiennent pas, ni de faire annuler un paiement légitime\u00a0;',
        'd’insulter, de menacer, de harceler ou de tromper d’autres personnes, ni de diffuser des contenus illicites\u00a0;',
        'de copier, de revendre ou de republier le portail ou des parties de celui-ci, au-delà de ce que permet la loi ou une licence.',
      ],
    },
    {
      id: 'bans',
      title: 'Avertissements, restrictions et bannissements',
      paragraphs: [
        'S’il existe des indices concrets que tu enfreins les présentes conditions, nous pouvons t’avertir, reprendre ce qui a été obtenu de manière déloyale, bloquer certaines fonctions, suspendre le compte pour un temps ou, après un manquement grave ou répété, le bannir définitivement. Nous choisissons la mesure la plus légère qui protège les autres joueurs et tenons compte de ce qui parle en ta faveur.',
        'Nous te disons ce que nous avons fait, pourquoi et pour combien de temps, sauf si la loi l’interdit. Tu peux former un recours auprès de l’assistance dans un délai de six mois\u00a0; une personne l’examine, si possible une autre que celle qui a décidé.',
        'Les droits au remboursement des coins que tu as achetés et n’as pas dépensés, dans la mesure où la loi les accorde, subsistent après un bannissement qui ne repose pas sur une fraude commise avec ces coins.',
      ],
    },
    {
      id: 'rights',
      title: 'Droits sur le portail et le jeu',
      paragraphs: [
        'Olympus, ses logiciels, images, textes, musiques et signes distinctifs appartiennent à l’exploitant ou à ceux qui nous les ont concédés sous licence. Tu peux utiliser le portail et le launcher pour jouer à titre privé. Les éléments sous licence libre sont régis par cette licence\u00a0; la page d’assistance indique leurs auteurs.',
      ],
    },
    {
      id: 'availability',
      title: 'Disponibilité et conformité',
      paragraphs: [
        'Nous exploitons le portail avec le soin habituel pour de tels services, mais nous ne pouvons pas promettre qu’il soit disponible à tout moment. Nous annonçons si possible les maintenances prévues.',
        'Ce que tu paies est couvert par les règles légales relatives au défaut de conformité des contenus numériques\u00a0: nous te devons un contenu numérique conforme au contrat, nous remédions aux défauts et, en cas d’échec, tu peux demander une réduction du prix ou mettre fin au contrat.',
      ],
    },
    {
      id: 'liability',
      title: 'Responsabilité',
      paragraphs: [
        'Nous répondons sans limite de notre dol et de notre faute lourde, des atteintes à la vie, à l’intégrité physique ou à la santé, au titre de la responsabilité du fait des produits défectueux et dans la mesure où nous avons accordé une garantie.',
        'En cas de faute légère, nous ne répondons que du manquement à une obligation essentielle du contrat, sur l’exécution de laquelle tu peux normalement compter. La responsabilité est alors limitée au dommage typique d’un tel contrat et prévisible. Toute autre responsabilité pour faute légère est exclue. Il en va de même pour ceux qui agissent en notre nom.',
      ],
    },
    {
      id: 'ending',
      title: 'Fin du contrat',
      paragraphs: [
        'Tu peux demander la suppression de ton compte à tout moment, sans donner de motif. Elle est effectuée au bout de quatorze jours, pendant lesquels tu peux l’annuler. Les personnages, les objets et les coins non dépensés sont alors perdus\u00a0; merci de les utiliser avant ou de te rétracter des achats en cours.',
        'Nous pouvons résilier le contrat par e-mail avec un préavis de trente jours, par exemple si le portail ferme. Chacune des parties peut le résilier sans préavis pour un motif grave. Ton droit légal au remboursement des coins que tu as achetés et n’as pas pu dépenser demeure.',
      ],
    },
    {
      id: 'changes',
      title: 'Modifications',
      paragraphs: [
        'Nous pouvons faire évoluer le portail et l’offre de la boutique, et adapter des objets lorsque la sécurité, l’équilibre du jeu ou une évolution du droit ou de la technique l’exige, à condition que cela ne te coûte rien et soit raisonnable pour toi. Si une modification affecte un contenu payant de façon plus que mineure, nous t’en informons à l’avance et tu peux mettre fin au contrat sans frais dans un délai de trente jours.',
        'Nous annonçons les modifications des présentes conditions par e-mail au moins trente jours avant leur application, en précisant ce qui change et pourquoi. Les modifications qui te désavantageraient sur un point essentiel ne s’appliquent que si tu les acceptes. Si tu ne les acceptes pas, les conditions précédentes continuent de s’appliquer\u00a0; nous pouvons alors résilier le contrat comme indiqué ci-dessus.',
      ],
    },
    {
      id: 'law',
      title: 'Droit applicable et litiges',
      paragraphs: [
        'Le droit applicable est celui du pays où l’exploitant est établi, à l’exclusion de la Convention des Nations Unies sur les contrats de vente internationale de marchandises. En tant que consommateur, tu conserves la protection des dispositions impératives du pays où tu vis, et tu peux y agir en justice.',
        'Merci d’écrire d’abord à l’assistance\u00a0; la plupart des questions peuvent se régler ainsi. Tu es libre de t’adresser à un organisme de règlement des litiges de consommation. Lorsque la loi l’exige, nous t’indiquons si nous participons à une telle procédure.',
        'Si une disposition des présentes conditions est invalide, les autres restent en vigueur et la règle légale la remplace.',
      ],
    },
  ],
}
