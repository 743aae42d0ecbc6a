import type { LegalText } from './legal-text.ts'

export const privacyPolicyFr: LegalText = {
  version: '2025-06-12-8',
  updatedOn: '2025-06-12',
  notice:
    'Cette version française est une traduction destinée à te faciliter la lecture. Seule la version anglaise fait foi. Les droits que te garantit la loi n’en sont pas affectés.',
  sections: [
    {
      id: 'controller',
      title: 'Qui est responsable',
      paragraphs: [
        'Le responsable du traitement des données à caractère personnel dans le portail Olympus est l’exploitant d’Olympus, désigné par «\u00a0nous\u00a0» dans la présente politique. La page de contact, accessible sans connexion, donne l’adresse à laquelle tu peux nous joindre, y compris pour toute question relative à la protection des données et pour l’exercice de tes droits. Tu peux aussi y demander le nom et l’adresse postale de l’exploitant.',
      ],
    },
    {
      id: 'summary',
      title: 'En bref',
      paragraphs: [
        'Nous enregistrons ce qui est nécessaire pour gérer ton compte, pour livrer ce que tu achètes et pour protéger l’un et l’autre. Nous n’affichons pas de publicité, n’utilisons ni traceurs ni outils d’analyse de tiers, n’établissons aucun profil publicitaire et ne vendons pas de données.',
      ],
    },
    {
      id: 'account-data',
      title: 'Données du compte',
      paragraphs: ['Lorsque tu t’inscris et que tu utilises un compte, nous enregistrons\u00a0:'],
      items: [
        'le nom d’utilisateur, l’adresse e-mail, l’ID du compte et l’ID d’utilisateur\u00a0;',
        'ton mot de passe, uniquement sous la forme d’une empreinte calculée avec Argon2id, à partir de laquelle il ne peut pas être lu\u00a0;',
        'la langue, le thème et l’arrière-plan que tu as choisis\u00a0;',
        'l’état du compte\u00a0: quand il a été créé et activé, s’il est banni et pourquoi, son rôle\u00a0;',
        'ce que tu écris à l’assistance, et nos réponses.',
      ],
    },
    {
      id: 'security-data',
      title: 'Connexions, appareils et sécurité',
      paragraphs: [
        'Pour chaque connexion, nous enregistrons une session avec le type d’appareil et de navigateur, l’adresse IP, l’heure de la connexion et de la dernière activité, ainsi que les empreintes des jetons d’accès qui lui sont associés. Tu vois tes sessions dans les paramètres et peux mettre fin à chacune d’elles.',
        'Si tu actives la double authentification, nous enregistrons la clé secrète sous forme chiffrée et tes codes de secours sous forme d’empreintes. D’une clé d’accès, nous enregistrons la clé publique, le nom que tu lui as donné, si elle est synchronisée et quand elle a été créée et utilisée pour la dernière fois. Nous consignons les événements importants pour la sécurité, par exemple une connexion échouée, un mot de passe modifié ou un nouvel appareil, avec l’appareil et l’adresse IP, et comptons pendant une courte durée les tentatives échouées par compte et par adresse IP.',
        'Les nouveaux mots de passe sont comparés, sur notre propre serveur, à une liste de mots de passe courants. Si un service de mots de passe compromis est également interrogé, il ne reçoit que les cinq premiers caractères d’une empreinte du mot de passe, que beaucoup d’autres mots de passe partagent, et rien à ton sujet.',
      ],
    },
    {
      id: 'purchases',
      title: 'Achats d’Olympus Coins',
      paragraphs: [
        'Pour un achat, nous enregistrons la quantité, le prix, la devise, le moyen de paiement, l’état du paiement, la référence que le prestataire de paiement lui a attribuée et les heures. Tu saisis les données de ta carte sur la page du prestataire de paiement, qui en est responsable\u00a0; elles ne parviennent jamais à nos serveurs. Le prestataire nous indique si un paiement a abouti, échoué, été remboursé ou été contesté.',
      ],
    },
    {
      id: 'consents',
      title: 'Consentements',
      paragraphs: [
        'Lorsque tu acceptes les conditions d’utilisation ou la politique de confidentialité, que tu consens à la fourniture immédiate d’un contenu numérique ou que tu confirmes la perte du droit de rétractation, nous enregistrons de quel texte il s’agissait, dans quelle version et dans quelle langue, et quand tu l’as fait, ainsi que l’adresse IP dans le cas d’un achat. Nous devons pouvoir prouver ces déclarations.',
      ],
    },
    {
      id: 'portal-data',
      title: 'Coins, boutique, coupons et roue de la fortune',
      paragraphs: [
        'Nous tenons un registre de chaque modification de ton solde et enregistrons tes commandes dans la boutique, tes coupons utilisés et attribués, les tickets et jetons de la roue de la fortune, les tours avec les graines qui les rendent vérifiables et l’état de chaque livraison. Tu les retrouves dans l’historique du portail. Si tu te fixes des limites d’achats ou de tours, nous les enregistrons également.',
        'Afin que chacun puisse vérifier la roue de la fortune, chaque tour est publié dans un journal\u00a0: son numéro et son heure, notre graine dès qu’elle est révélée, ta graine, le tirage et la récompense. Le journal ne mentionne ni ton compte ni ton personnage. Pour des statistiques publiques, nous comptons les tours par récompense, selon que le compte a acheté ou non des coins et selon qu’il a ou non moins de trente jours.',
      ],
    },
    {
      id: 'game-data',
      title: 'Données de tes personnages',
      paragraphs: [
        'Les serveurs de jeu nous envoient des données de tes personnages\u00a0: nom, classe, niveau, attributs, équipement, inventaire, bonus, annonces au bazar, familiers et partenaires, statistiques, résultats pour les classements et tickets que tu as gagnés. Ils nous signalent aussi si ton compte est en jeu, et avec quel personnage. À cet effet, nous enregistrons quand un personnage est entré dans le jeu et en est sorti, sur quel serveur de jeu et comment sa présence a pris fin.',
        'Nous conservons les noms qu’un personnage a portés et ce que tu as vu lors de tes deux dernières visites de sa page, afin de pouvoir te montrer ce qui a changé. Tu es la seule personne à les voir.',
        'Si tu offres un objet à un autre joueur, ce joueur et le serveur de jeu voient ton nom d’utilisateur et ton message. Lorsque tu supprimes ton compte, le message reste chez l’autre joueur, sous le nom d’un compte supprimé au lieu du tien.',
      ],
    },
    {
      id: 'character-pages',
      title: 'Qui voit tes personnages',
      paragraphs: [
        'Les joueurs connectés voient d’un personnage son nom, sa classe, son élément, sa faction, ses niveaux, sa réputation, ses points de succès et son apparence, ainsi que ses résultats dans les classements. Les visiteurs sans compte ne voient pas de personnages.',
        'Tout le reste n’est visible que pour toi\u00a0: équipement, inventaire avec l’or, bonus, bazar, familiers et partenaires, statistiques, argent en banque et dernière visite, y compris si le personnage est en jeu à ce moment-là. Sur la page du personnage, sous «\u00a0Confidentialité\u00a0», tu peux ouvrir chacun de ces éléments aux autres joueurs et le refermer à tout moment. Tant que la dernière visite est fermée, une section ouverte n’indique pas de quand datent ses données. Les annonces au bazar et les jours des statistiques peuvent néanmoins laisser deviner quand tu as joué.',
        'Si tu crées un lien vers l’équipement d’un personnage, nous conservons ce qu’il porte à ce moment-là, avec son nom, sa classe, son élément et ses niveaux. Tout joueur connecté qui possède le lien peut le voir, même si l’équipement est fermé, jusqu’à ce que tu supprimes le lien ou que le personnage ou ton compte soit supprimé.',
      ],
    },
    {
      id: 'statistics',
      title: 'Statistiques de tes personnages',
      paragraphs: [
        'À partir des totaux que transmettent les serveurs de jeu, nous calculons pour chaque personnage ce qui s’est ajouté au cours d’une journée (UTC) et d’une semaine\u00a0: entre autres les monstres et joueurs vaincus, les morts, les dégâts, les raids, les événements, les duels, l’or gagné et dépensé, les compétences et objets utilisés et le temps de jeu par heure de la journée. Nous conservons aussi les totaux depuis le début, les meilleurs temps et autres records, les étapes, l’or détenu, l’issue des vingt derniers combats et les dernières super récompenses.',
        'À titre de comparaison, le portail affiche les médianes des personnages de niveau similaire et la part de ces personnages que le tien devance. Elles sont calculées à partir d’un échantillon d’au plus 500 personnages appartenant à au moins cinq joueurs, y compris ceux dont les statistiques sont fermées. Elles ne nomment aucun personnage et ne révèlent pas ce qu’un personnage en particulier a fait.',
      ],
    },
    {
      id: 'leaderboards',
      title: 'Classements',
      paragraphs: [
        'Les classements ordonnent les personnages selon les résultats que transmettent les serveurs de jeu, selon leur réputation et selon leurs points de succès. Ils affichent le score, ses détails, le moment où il a été atteint et, pour un record de raid, les noms des membres du groupe. Pour montrer les évolutions et les meilleurs rangs, nous enregistrons une fois par jour les rangs des 10\u00a0000 premiers de chaque classement et de tous les personnages dont les propriétaires ont utilisé le portail au cours des trente derniers jours.',
        'Sur la page d’un personnage, tu peux le masquer dans les classements. Ni ses résultats ni son nom dans un groupe n’apparaissent alors\u00a0; les scores sont conservés afin qu’il puisse y revenir. Le résultat final d’une saison est scellé\u00a0: pour les cent premiers, il ne contient que l’ID du personnage, le rang, le score et l’heure.',
      ],
    },
    {
      id: 'connections',
      title: 'Comptes associés',
      paragraphs: [
        'Si tu associes un compte de notre communauté de tchat, nous enregistrons l’identifiant et le nom affiché que le service de tchat nous envoie avec ton accord. Nous ne conservons aucun accès à ce compte. Lorsque tu le dissocies dans les paramètres, nous effaçons ces données.',
      ],
    },
    {
      id: 'contact',
      title: 'Messages à l’assistance',
      paragraphs: [
        'Si tu nous écris sur la page de contact, nous traitons ton adresse e-mail, ton message, son sujet, sa langue et son heure, ainsi que ton nom d’utilisateur si tu l’indiques. Si ta session est ouverte, nous traitons à la place l’adresse, le nom d’utilisateur et l’ID de ton compte.',
        'Le portail envoie ton message par e-mail à notre boîte d’assistance et une copie à l’adresse que tu as indiquée\u00a0; il ne l’enregistre nulle part ailleurs. Pour que personne n’abuse du formulaire, il compte pendant deux jours au plus les messages par réseau, par compte et par adresse, les adresses uniquement sous forme d’empreintes.',
      ],
    },
    {
      id: 'emails',
      title: 'E-mails et téléchargement',
      paragraphs: [
        'Nous envoyons à l’adresse de ton compte les e-mails qui le concernent\u00a0: les liens et confirmations que tu demandes, par exemple le lien vers la page de téléchargement du launcher, des reçus et des messages sur la sécurité, les cadeaux et tes personnages.',
        'La page de téléchargement peut vérifier un fichier du launcher. Ton navigateur calcule son empreinte et la compare à celles de nos versions\u00a0; ni le fichier ni son empreinte ne nous sont envoyés.',
      ],
    },
    {
      id: 'logs',
      title: 'Journaux des serveurs',
      paragraphs: [
        'Pour chaque requête qui modifie quelque chose ou qui échoue, le serveur écrit une ligne avec l’heure, la fonction appelée, le résultat, la durée, un ID de requête, l’adresse IP et, si ta session est ouverte, l’ID du compte. Si un réseau envoie trop de requêtes, seule la première refusée dans une minute donne lieu à une telle ligne, sans l’ID du compte\u00a0; les autres sont comptées avec l’adresse du réseau. Les mots de passe, les jetons d’accès, les codes et le contenu des e-mails n’y figurent pas. Si une erreur s’affiche, son ID de requête nous permet d’en trouver la cause sans t’en demander davantage.',
        'Si ton navigateur bloque sur une page quelque chose que les règles de sécurité de celle-ci interdisent, il nous le signale. De ce signalement, nous ne consignons que ce qui a été bloqué et sur quel type de page.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      paragraphs: [
        'Le portail ne dépose que des cookies strictement nécessaires à ce que tu as demandé. Ils ne requièrent pas de consentement, et personne d’autre ne peut les lire.',
      ],
      items: [
        'token\u00a0: indique que ta session est ouverte lorsque ton navigateur demande une page ou des données. Valable dix minutes, puis renouvelé.',
        'refreshToken\u00a0: renouvelle ta connexion. Conservé jusqu’à la fermeture du navigateur ou, si tu as choisi de garder la session, jusqu’à trente jours après ta dernière visite. Supprimé à la déconnexion.',
        '__Host-bind\u00a0: lie le renouvellement de ta connexion à ce navigateur, de sorte qu’un jeton d’accès volé est sans valeur ailleurs. Conservé aussi longtemps que refreshToken.',
        '__Host-device\u00a0: reconnaît ce navigateur, afin que nous puissions te signaler une connexion depuis un autre et que personne ne bloque ton accès en devinant ton mot de passe. Conservé 400 jours, même après la déconnexion.',
        'locale\u00a0: retient pendant un an la langue du portail.',
        'timeZone\u00a0: le fuseau horaire de cet appareil, pour que les pages affichent d’emblée les heures de ce fuseau. Conservé un an.',
      ],
    },
    {
      id: 'browser-storage',
      title: 'Stockage dans ton navigateur',
      paragraphs: [
        'Pour se charger plus vite et résister à une perte de connexion, le portail conserve certaines données dans ton navigateur. Elles restent sur ton appareil\u00a0; tu peux les supprimer à tout moment dans les réglages du navigateur.',
      ],
      items: [
        'Stockage local «\u00a0user\u00a0»\u00a0: ID, nom d’utilisateur et adresse e-mail de l’utilisateur connecté. Supprimé à la déconnexion.',
        'Stockage local «\u00a0game-characters\u00a0»\u00a0: une copie de la liste de tes personnages. Supprimé à la déconnexion.',
        'Stockage local de tes choix\u00a0: la langue, le thème, l’arrière-plan, les personnages choisis en dernier sur les pages, dans la boutique et à la roue de la fortune et, si tu as coché «\u00a0Mémoriser mon e-mail\u00a0», cette adresse.',
        'Stockage local des opérations en cours\u00a0: des clés qui empêchent qu’un achat ou une commande soit exécuté deux fois. Supprimé quand l’opération est terminée, sinon lors d’une visite plus d’un jour après.',
        'Stockage local «\u00a0olympus-wheel-log\u00a0»\u00a0: le dernier état du journal public de la roue de la fortune que ton navigateur a vérifié, sans lien avec toi.',
        'Stockage de session pour les rechargements\u00a0: quand la page s’est rechargée d’elle-même pour la dernière fois. Supprimé à la fermeture de la page.',
        'Une base de données du navigateur avec des noms et des images du jeu, sans lien avec toi. Vidée à la déconnexion.',
      ],
    },
    {
      id: 'purposes',
      title: 'Finalités et bases juridiques',
      paragraphs: [
        'Nous traitons les données décrites ci-dessus pour les finalités suivantes, sur les bases juridiques du règlement général sur la protection des données (RGPD) indiquées pour chacune\u00a0:',
      ],
      items: [
        'gestion du compte, affichage de tes personnages et de leurs statistiques, vente et livraison de contenus numériques, assistance\u00a0: exécution du contrat (article 6, paragraphe 1, point b)\u00a0;',
        'réponse aux messages de personnes sans compte\u00a0: notre intérêt légitime à leur répondre (article 6, paragraphe 1, point f)\u00a0;',
        'protection des comptes et des paiements, prévention de la fraude, des abus et de la triche, recherche d’erreurs, preuve des tirages de la roue de la fortune, tenue des classements et comparaison des statistiques\u00a0: notre intérêt légitime à un service sûr et équitable (article 6, paragraphe 1, point f)\u00a0;',
        'conservation des preuves d’achats et de consentements, réponse aux demandes relatives à tes droits et aux demandes légitimes des autorités\u00a0: obligations légales (article 6, paragraphe 1, point c)\u00a0;',
        'association d’un compte de la communauté de tchat\u00a0: ton consentement (article 6, paragraphe 1, point a), que tu peux retirer à tout moment pour l’avenir en dissociant ce compte.',
      ],
    },
    {
      id: 'recipients',
      title: 'Qui reçoit des données',
      paragraphs: [
        'Chez l’exploitant, seules les personnes qui en ont besoin pour leur travail ont accès aux données. À l’extérieur, elles sont transmises\u00a0:',
      ],
      items: [
        'au prestataire de paiement, qui reçoit ce qu’exige un paiement\u00a0: montant, devise, notre référence et ton adresse e-mail, et qui traite tes données de paiement sous sa propre responsabilité\u00a0;',
        'aux prestataires d’hébergement, de téléchargement et d’envoi d’e-mails, qui traitent des données pour notre compte et sur nos instructions\u00a0;',
        'aux serveurs de jeu d’Olympus, qui reçoivent les livraisons et autres tâches pour tes personnages avec les ID du compte et du personnage, et qui apprennent si ton compte peut entrer dans le jeu\u00a0;',
        'au service de tchat, si tu y associes un compte\u00a0;',
        'aux autorités, tribunaux et conseils juridiques, lorsque la loi l’exige ou le permet.',
      ],
    },
    {
      id: 'transfers',
      title: 'Pays hors de l’Espace économique européen',
      paragraphs: [
        'Si un destinataire traite des données hors de l’Espace économique européen, cela n’a lieu que là où la Commission européenne a jugé la protection adéquate, ou sur la base de clauses contractuelles types, assorties si nécessaire de garanties supplémentaires. Nous te remettons sur demande une copie des garanties applicables.',
      ],
    },
    {
      id: 'retention',
      title: 'Combien de temps nous conservons les données',
      paragraphs: [
        'Nous supprimons les données lorsqu’elles ne sont plus nécessaires à leur finalité. En particulier\u00a0:',
      ],
      items: [
        'données du compte, des personnages et du portail\u00a0: tant que le compte existe\u00a0; pour les exceptions, voir ci-dessous. Une suppression que tu demandes est exécutée après quatorze jours, pendant lesquels tu peux l’annuler\u00a0; un compte qui n’est jamais activé est supprimé.',
        'sessions\u00a0: elles prennent fin lorsque tu te déconnectes ou que tu y mets fin, au plus tard trente jours après leur dernière utilisation. Les données d’une session terminée sont supprimées au plus tard trente jours après.',
        'liens d’activation et de nouveau mot de passe\u00a0: ce que tu as saisi pour eux, jusqu’à leur utilisation ou leur expiration\u00a0; le fait qu’un tel lien a existé, trente jours de plus.',
        'événements de sécurité\u00a0: 180 jours. Le fait que tu as déjà utilisé un navigateur\u00a0: 400 jours après sa dernière utilisation\u00a0; pour le plus récent, tant que le compte existe.',
        'e-mails que nous t’envoyons\u00a0: leur texte jusqu’à leur envoi ou jusqu’à ce qu’ils n’aient pas pu être envoyés pendant une journée, l’adresse et l’objet pendant sept jours. Réponses aux requêtes qui ne doivent pas être exécutées deux fois\u00a0: jusqu’à 35 jours.',
        'avis qui tiennent à jour les pages ouvertes\u00a0: dix minutes.',
        'envois des serveurs de jeu\u00a0: nos réponses pendant une semaine, les éléments que nous avons refusés pendant trente jours, les heures d’entrée d’un personnage dans le jeu et de sortie pendant 90 jours après celle-ci.',
        'statistiques des personnages\u00a0: chaque jour pendant 400 jours, un mois de plus au maximum\u00a0; les semaines et les totaux tant que le compte existe.',
        'rangs quotidiens dans les classements\u00a0: quinze jours, puis seulement le meilleur de chaque personnage. Lorsque le compte est supprimé, ses entrées et ses rangs le sont aussi\u00a0; seul le résultat scellé d’une saison garde l’ID du personnage.',
        'tours, graines, tickets et jetons de la roue de la fortune\u00a0: sans limite de durée, car sans eux personne ne pourrait vérifier le journal public. Lorsque le compte est supprimé, ils sont séparés de ton nom, de ton adresse et de tes personnages.',
        'personnages supprimés dans le jeu ou par une sélection\u00a0: ce que montraient leurs pages et les liens vers leur équipement, trente jours de plus, afin que l’assistance puisse aider après une fraude. Le nom, les dernières valeurs, les scores et les statistiques restent pour ton historique et ton export tant que le compte existe. Les autres joueurs ne les voient plus, sauf le nom dans leurs propres commandes et cadeaux.',
        'achats, écritures du registre et consentements\u00a0: aussi longtemps que l’exigent le droit commercial et fiscal ou les délais de prescription, en règle générale jusqu’à dix ans. Après la suppression du compte, toute autre utilisation en est exclue.',
        'messages de la page de contact\u00a0: dans le portail, jusqu’à ce que leurs e-mails soient envoyés ou n’aient pas pu l’être pendant une journée, les adresses et objets des e-mails pendant sept jours\u00a0; dans notre boîte d’assistance, avec nos réponses, jusqu’à ce que l’affaire soit réglée et que les délais de prescription aient expiré.',
        'journaux des serveurs\u00a0: en règle générale trente jours, plus longtemps seulement tant qu’un incident précis est examiné.',
        'sauvegardes\u00a0: les données supprimées y restent jusqu’à ce que les sauvegardes le soient aussi.',
      ],
    },
    {
      id: 'protection',
      title: 'Comment les données sont protégées',
      paragraphs: [
        'Toutes les connexions sont chiffrées. Les mots de passe, les jetons d’accès et les codes de secours ne sont enregistrés que sous forme d’empreintes, les clés de la double authentification uniquement sous forme chiffrée. Les jetons d’accès ont une courte durée de vie et sont remplacés à chaque renouvellement\u00a0; si un ancien jeton d’accès est réutilisé, sa session prend fin. Seules les quelques personnes qui exploitent les serveurs peuvent modifier à la main les données d’un compte, et chaque modification de ce type est consignée avec son auteur et son motif. Ce qu’elles consultent avec les outils des exploitants est consigné pendant 400 jours. Si une violation de la sécurité fait courir un risque élevé à tes droits, nous t’en informons dans les meilleurs délais.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Tes droits',
      paragraphs: [
        'Tu peux exercer à tout moment et gratuitement les droits suivants, dans les paramètres lorsqu’ils le proposent ou en écrivant à l’adresse indiquée sur la page de contact. Nous répondons dans un délai d’un mois.',
      ],
      items: [
        'accès aux données que nous détenons à ton sujet et copie de celles-ci\u00a0: dans les paramètres, tu télécharges toutes les données de ton compte dans un fichier ZIP avec du JSON et du CSV, par un lien valable une seule fois et pendant dix minutes, et sur la page d’un personnage, ses données au format JSON\u00a0;',
        'rectification des données inexactes et complément des données incomplètes\u00a0;',
        'effacement, dans la mesure où aucune obligation de conservation ne s’y oppose, et limitation du traitement\u00a0;',
        'portabilité\u00a0: les données que tu nous as fournies, dans un format courant lisible par machine\u00a0;',
        'opposition, pour des raisons tenant à ta situation particulière, à un traitement fondé sur notre intérêt légitime\u00a0;',
        'retrait d’un consentement, avec effet pour l’avenir\u00a0;',
        'réclamation auprès d’une autorité de protection des données, notamment dans le pays où tu habites, où tu travailles ou dans lequel tu estimes que la loi a été enfreinte.',
      ],
    },
    {
      id: 'automated-decisions',
      title: 'Décisions automatisées',
      paragraphs: [
        'Les tentatives de connexion, d’inscription, d’utilisation de codes ou d’envoi d’e-mails sont limitées automatiquement pendant une courte durée. En cas d’un nombre inhabituel d’inscriptions ou de demandes de liens, ton navigateur effectue d’abord un calcul qui n’utilise aucune donnée à ton sujet. Au-delà, nous ne prenons aucune décision produisant des effets juridiques ou des effets significatifs similaires par des moyens exclusivement automatisés\u00a0: les bannissements sont décidés par des personnes. Les tirages de la roue de la fortune et des boîtes aléatoires n’utilisent aucune donnée à ton sujet.',
      ],
    },
    {
      id: 'necessity',
      title: 'Quelles données tu dois fournir',
      paragraphs: [
        'Sans nom d’utilisateur, adresse e-mail et mot de passe, nous ne pouvons pas te proposer de compte, et sans les données d’un paiement, nous ne pouvons pas te vendre de coins. Tout le reste est facultatif.',
      ],
    },
    {
      id: 'young-players',
      title: 'Jeunes joueurs',
      paragraphs: [
        'Les joueurs mineurs ont besoin de l’accord d’un parent ou d’un tuteur pour s’inscrire. Si tu penses qu’un enfant nous a transmis des données sans cet accord, écris-nous et nous supprimerons le compte.',
      ],
    },
    {
      id: 'changes',
      title: 'Modifications de cette politique',
      paragraphs: [
        'Nous adaptons cette politique lorsque le portail ou la loi change. La version en vigueur, avec sa date, se trouve toujours sur cette page. Nous annonçons par e-mail les modifications essentielles avant qu’elles ne s’appliquent.',
      ],
    },
  ],
}
