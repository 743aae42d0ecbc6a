import type { LegalText } from './legal-text.ts'

export const termsOfServiceDe: LegalText = {
  version: '2025-06-12-8',
  updatedOn: '2025-06-12',
  notice:
    'Diese deutsche Fassung ist eine Übersetzung, die dir das Lesen erleichtern soll. Verbindlich ist die englische Fassung. Deine zwingenden Rechte als Verbraucher bleiben davon unberührt.',
  sections: [
    {
      id: 'scope',
      title: 'Wofür diese Bedingungen gelten',
      paragraphs: [
        'Diese Bedingungen gelten zwischen dir und dem Betreiber von Olympus, wenn du das Olympus-Portal nutzt: das Konto, den Kauf von Olympus Coins, den Shop, Geschenke, Gutscheine, das Glücksrad, deine Charaktere mit ihren Seiten und Statistiken, die Ranglisten und den Download des Launchers.',
        'Es gilt die Fassung, der du bei der Registrierung oder bei deinem letzten Kauf von Coins zugestimmt hast oder die nach dem Abschnitt über Änderungen in Kraft getreten ist. Die aktuelle Fassung kannst du hier jederzeit und ohne Konto lesen und speichern.',
        'Wo diese Bedingungen dir weniger geben als das zwingende Verbraucherrecht des Landes, in dem du lebst, geht jenes Recht vor.',
      ],
    },
    {
      id: 'operator',
      title: 'Betreiber und Kontakt',
      paragraphs: [
        'Dein Vertragspartner ist der Betreiber von Olympus, in diesen Bedingungen „wir“ genannt. Die Kontaktseite, für die du dich nicht anmelden musst, nennt die Adresse, unter der du uns erreichst, für Fragen und Beschwerden, für einen Widerruf oder den Einspruch gegen eine Sperre. Dort kannst du auch nach Namen und Postanschrift des Betreibers fragen.',
        'Wir schreiben dir an die E-Mail-Adresse deines Kontos. Bitte halte sie aktuell; was wir dorthin senden, gilt als zugegangen, sobald mit deiner Kenntnisnahme zu rechnen war.',
      ],
    },
    {
      id: 'account',
      title: 'Dein Konto',
      paragraphs: [
        'Für die Nutzung des Portals brauchst du ein Konto. Du legst es mit Benutzername, E-Mail-Adresse und Passwort an und aktivierst es über den Link, den wir dir per E-Mail senden. Mit der Aktivierung beginnt der Vertrag über das Konto. Das Konto selbst ist kostenlos.',
        'Bist du dort, wo du lebst, noch nicht volljährig, darfst du dich nur mit Einwilligung eines Elternteils oder Vormunds registrieren und Coins kaufen. Wir dürfen einen Nachweis dieser Einwilligung verlangen.',
        'Ein Konto gehört einer einzelnen natürlichen Person. Du darfst es nicht verkaufen, vermieten, verschenken oder anderen überlassen.',
      ],
      items: [
        'Die Angaben, die du bei der Registrierung machst, sind richtig und bleiben es.',
        'Dein Benutzername beleidigt und täuscht niemanden und gibt nicht vor, jemand anderes zu sein, insbesondere kein Mitglied des Teams.',
        'Du legst keine Konten mit Skripten an und keine, um eine Sperre oder ein Limit zu umgehen.',
      ],
    },
    {
      id: 'security',
      title: 'Sicherheit des Kontos',
      paragraphs: [
        'Wähle ein Passwort, das du nirgends sonst verwendest, behalte es für dich und schalte die Zwei-Faktor-Authentifizierung ein, wo das Portal sie anbietet. Bewahre Backup-Codes dort auf, wo sie niemand sonst findet; jeder gilt nur einmal.',
        'Sag uns sofort Bescheid, wenn du glaubst, dass jemand anderes Zugang zu deinem Konto hat. Die Sitzungen anderer Geräte kannst du in den Einstellungen beenden.',
        'Unser Team fragt nie nach deinem Passwort, einem Anmeldecode oder den Daten deiner Karte.',
      ],
    },
    {
      id: 'olympus-coins',
      title: 'Olympus Coins',
      paragraphs: [
        'Olympus Coins (OC) sind digitale Inhalte. Mit ihnen erhältst du eine persönliche, nicht ausschließliche und nicht übertragbare Lizenz, sie in diesem Portal gegen die Gegenstände und Dienste einzutauschen, die der Shop zu dieser Zeit anbietet. Die Lizenz gilt, solange dein Konto besteht.',
        'OC sind kein Geld, kein E-Geld und kein Zahlungsmittel außerhalb des Portals. Sie werden nicht verzinst, lassen sich nicht in Geld umtauschen und nicht auf ein anderes Konto übertragen. Verschenken kannst du Gegenstände aus dem Shop, wie im Abschnitt über Geschenke beschrieben.',
        'Ausgegebene Coins sind verbraucht: Sie werden nicht ausgezahlt und nicht zurückgegeben, außer wenn eine Zustellung scheitert, ein Gegenstand mangelhaft ist oder das Gesetz dir dieses Recht gibt. Bonus-Coins eines Pakets folgen dem Kauf, mit dem du sie erhalten hast.',
        'Jede Änderung deines Guthabens wird als Buchung festgehalten. Ist eine Buchung falsch, berichtigen wir sie durch eine weitere, für dich sichtbare Buchung und nie, indem wir die erste entfernen.',
      ],
    },
    {
      id: 'buying-coins',
      title: 'Kauf von Coins',
      paragraphs: [
        'Die Beträge auf der Kaufseite mit ihrem Bonus und ihrem Gesamtpreis einschließlich Umsatzsteuer sind eine Aufforderung zur Bestellung. Ein verbindliches Angebot gibst du ab, wenn du nach der Wahl von Betrag und Zahlungsart und nach dem Setzen der Häkchen zur sicheren Zahlung weitergehst. Der Vertrag kommt zustande, wenn wir die Zahlung bestätigen und die Coins gutschreiben.',
        'Du zahlst auf der Seite des Zahlungsanbieters. Kartendaten gibst du dort ein; sie erreichen uns nie. Scheitert die Zahlung, kommt kein Vertrag zustande, und es wird nichts gutgeschrieben.',
        'Wir schreiben die Coins gut, sobald der Zahlungsanbieter die Zahlung geprüft hat, in der Regel innerhalb von Sekunden. Den Kauf und die Zustimmungen, die du dabei gegeben hast, bestätigen wir per E-Mail.',
        'Wird eine Zahlung nach der Gutschrift rückgängig gemacht, nehmen wir die Coins dieses Kaufs zurück. Sind sie schon ausgegeben, schuldest du uns den fehlenden Betrag und kannst bis zum Ausgleich keine weiteren Coins ausgeben. Anmelden kannst du dich weiterhin.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Widerrufsrecht',
      paragraphs: [
        'Als Verbraucher hast du das Recht, den Kauf von Coins innerhalb von vierzehn Tagen ohne Angabe von Gründen zu widerrufen. Die Frist endet vierzehn Tage nach dem Tag, an dem der Vertrag zustande kam.',
        'Um das Recht auszuüben, wählst du „Vertrag hier widerrufen“ bei dem Kauf in deinem Aufladungsprotokoll oder teilst uns in einer anderen eindeutigen Erklärung mit, dass du widerrufst, zum Beispiel per E-Mail an die Adresse auf der Kontaktseite. Du kannst das Formular unten verwenden, musst es aber nicht. Was du im Protokoll erklärst, gilt sofort, und wir bestätigen es per E-Mail. Es genügt, dass du die Erklärung vor Ablauf der Frist absendest.',
        'Widerrufst du, erstatten wir alle Zahlungen für diesen Kauf unverzüglich und spätestens vierzehn Tage nach dem Tag, an dem uns deine Erklärung erreicht hat. Wir verwenden dafür das Zahlungsmittel, das du verwendet hast, und berechnen dir dafür nichts. Die Coins des Kaufs samt Bonus werden von deinem Guthaben abgezogen.',
        'Bei digitalen Inhalten, die sofort bereitgestellt werden, erlischt das Widerrufsrecht vorzeitig. Vor der Zahlung bitten wir dich deshalb, ausdrücklich zuzustimmen, dass wir die Coins sofort nach der Zahlung aktivieren, und zu bestätigen, dass du mit der Aktivierung dein Widerrufsrecht verlierst. Beides bestätigen wir per E-Mail. Ohne diese beiden Zustimmungen können wir keine Coins verkaufen.',
        'Über das gesetzlich Verlangte hinaus nehmen wir einen Widerruf innerhalb der vierzehn Tage auch nach der Aktivierung an, solange die Coins des Kaufs nicht ausgegeben sind. Alle Coins sind gleich: Sie gelten als nicht ausgegeben, solange dein Guthaben alle Coins des Kaufs samt Bonus enthält und du uns keine schuldest.',
      ],
    },
    {
      id: 'withdrawal-form',
      title: 'Widerrufsformular',
      paragraphs: [
        'Wenn du einen Kauf widerrufen willst, kannst du dieses Formular kopieren, ausfüllen und an die Adresse auf der Kontaktseite senden.',
      ],
      items: [
        'An den Betreiber von Olympus:',
        'Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über die Bereitstellung der folgenden digitalen Inhalte: (Betrag an Olympus Coins, Aufladungs-ID)',
        'Bestellt am: (Datum)',
        'Name des Verbrauchers und Benutzername im Portal:',
        'Anschrift des Verbrauchers:',
        'Unterschrift des Verbrauchers (nur bei Mitteilung auf Papier):',
        'Datum:',
      ],
    },
    {
      id: 'shop',
      title: 'Der Shop',
      paragraphs: [
        'Der Shop zeigt zu jedem Gegenstand den Preis in OC und daneben einen Preis in Geld, berechnet nach dem kleinsten Coin-Paket. Bei reduzierten Gegenständen zeigt er außerdem den niedrigsten Preis der dreißig Tage vor der Reduzierung. Endet ein Angebot zu einer bestimmten Zeit, zeigt der Shop sie an. Bei befristeten Gegenständen zeigt er, wie lange sie nach der Zustellung halten. Manche Gegenstände sind je Konto oder Zeitraum in der Zahl begrenzt; das Limit siehst du vor der Bestellung.',
        'Du kaufst einen Gegenstand für einen deiner Charaktere. Du zahlst den Preis, den du gesehen hast: Hat er sich inzwischen geändert, wird die Bestellung abgelehnt, und du siehst den neuen. Die Preise späterer Bestellungen können abweichen.',
        'Gegenstände sind digitale Inhalte zur Verwendung im Spiel. Sie sind an den Charakter gebunden, der sie erhält, und unterliegen derselben Lizenz wie die Coins, mit denen du bezahlt hast. Ihre Wirkung darf angepasst werden, damit das Spiel ausgewogen bleibt, wie im Abschnitt über Änderungen beschrieben.',
      ],
    },
    {
      id: 'gifts',
      title: 'Geschenke',
      paragraphs: [
        'Du kannst einen Gegenstand des Shops als Geschenk für einen aktiven Charakter eines anderen Spielers kaufen, dessen Namen du eingibst. Ein Geschenk ist deine Bestellung: Du bezahlst es mit deinen Coins, und es zählt zu deinen Limits. Es wird sofort zugestellt, und du kannst es nicht zurücknehmen. Bitte prüfe den Namen, bevor du bestellst.',
        'Der andere Spieler sieht deinen Benutzernamen, deine Nachricht und den Gegenstand, aber nicht den Preis. Auch für die Nachricht gelten die Regeln der fairen Nutzung. Scheitert die Zustellung, kehren die Coins auf dein Guthaben zurück, und der andere Spieler hat keinen Anspruch auf den Gegenstand.',
      ],
    },
    {
      id: 'deliveries',
      title: 'Zustellungen und Erstattungen',
      paragraphs: [
        'Alles, was einem Charakter zugeteilt wird, wird zu einer Zustellung, die du in den Protokollen verfolgen kannst: Sie ist vorgemerkt, dann vom Spielserver abgeholt, dann bestätigt. Die meisten Zustellungen sind nach wenigen Minuten bestätigt; während der Wartung eines Spielservers warten sie.',
        'Gelingt einem Spielserver eine Zustellung mehr als einen Tag lang nicht, wird sie als verzögert angezeigt, bis wir uns darum gekümmert haben. Lässt sich eine Zustellung nicht ausführen, wird sie mit ihrem Grund als gescheitert vermerkt, und die dafür bezahlten Coins kehren automatisch auf dein Guthaben zurück. Der Gegenstand eines Gutscheins kommt zurück in dein Gutschein-Inventar. Ein Gegenstand vom Glücksrad wird dort zu einem Gutschein.',
        'Wird eine Zustellung als bestätigt angezeigt und du findest den Gegenstand nicht, wende dich mit der Bestell-ID an den Support. Wir vergleichen unsere Aufzeichnungen mit denen des Spielservers und stellen erneut zu oder erstatten.',
      ],
    },
    {
      id: 'coupons',
      title: 'Gutscheine',
      paragraphs: [
        'Bei Gutscheincodes kommt es auf Groß- und Kleinschreibung an; jeder kann pro Konto einmal eingelöst werden. Ein Code kann zeitlich, der Zahl nach, auf bestimmte Konten oder auf Konten eines bestimmten Alters begrenzt sein. Coins und Tickets aus einem Gutschein werden sofort gutgeschrieben. Ein Gegenstandsgutschein kommt in dein Gutschein-Inventar, bis du ihn für einen Charakter deiner Wahl verwendest; das lässt sich nicht rückgängig machen.',
        'Gutscheine werden kostenlos ausgegeben. Sie dürfen nicht verkauft werden, werden nicht ausgezahlt und sind ungültig, wenn sie durch Täuschung oder durch einen für dich erkennbaren Fehler erlangt wurden.',
      ],
    },
    {
      id: 'chance',
      title: 'Glücksrad und Zufallskisten',
      paragraphs: [
        'Das Glücksrad wird mit Tickets gespielt, je Drehung eines. Jede Drehung bringt eine Belohnung und eine Marke. Die Belohnung jeder dreißigsten Drehung seit deinem letzten Jackpot wird aus den Jackpot-Belohnungen gezogen, die jeder anderen aus den regulären. Marken lassen sich zum angezeigten Preis gegen Tickets oder gegen aufgeführte Belohnungen tauschen; ein Tausch lässt sich nicht rückgängig machen. Tickets bekommst du außerdem als Belohnung, durch Gutscheine, im Spiel und vom Support; wir verkaufen sie nicht.',
        'Die Chancen auf jede Belohnung des Rads und auf alles, was eine Zufallskiste enthalten kann, siehst du, bevor du drehst oder kaufst. Mit genau diesen Chancen wird gezogen; sie hängen nicht davon ab, wer du bist, was du ausgegeben oder zuvor gezogen hast, abgesehen vom oben beschriebenen Jackpot.',
        'Vor der Drehung veröffentlicht das Portal einen Fingerabdruck seines geheimen Seeds. Danach legst du einen eigenen fest oder nimmst den, den dein Browser vorschlägt. Beide zusammen mit der Nummer der Drehung bestimmen das Ergebnis. Der geheime Seed wird offengelegt, wenn er ersetzt wird, spätestens dreißig Tage nach seiner ersten Drehung, sodass du jede frühere Drehung selbst nachprüfen kannst. Jede Drehung steht in einem öffentlichen Protokoll, das weder dich noch deinen Charakter nennt; niemand kann sie dort unbemerkt ändern oder entfernen.',
        'Tickets, Marken und Belohnungen haben keinen Geldwert und werden nicht ausgezahlt. Ein Ergebnis gilt auch dann, wenn die Verbindung abreißt, während sich das Rad dreht; die Belohnung wird trotzdem zugestellt. Nimmt das Spiel sie nicht an, behältst du sie als Gutschein.',
      ],
    },
    {
      id: 'characters',
      title: 'Charaktere',
      paragraphs: [
        'Ein Konto fasst bis zu acht Charaktere, von denen höchstens vier deaktiviert sein dürfen. Du kannst pro Woche einen Charakter aktivieren. Aktivieren und deaktivieren lassen sich Charaktere nur, solange das ganze Konto im Spiel offline ist. Der letzte aktive Charakter lässt sich nicht deaktivieren und in der Regel auch keiner, der im Basar verkauft oder bietet. Ein Wechsel gilt, sobald der Spielserver ihn bestätigt; scheitert eine Aktivierung, darfst du stattdessen eine andere vornehmen.',
        'Bestätigst du eine endgültige Auswahl der Charaktere, die du behalten willst, werden die übrigen für immer gelöscht, mit Gold, Stufen, Haustieren und Partnern. Vor der Bestätigung zeigt das Portal, was gelöscht wird, welche Angebote und Gebote an den von dir gewählten Charakter gehen und welche Gegenstände zu Gutscheinen werden. Bis zu der dort angegebenen Zeit kannst du eine bestätigte Auswahl zurücknehmen, danach nicht mehr. Haben sich deine Charaktere oder Gegenstände bis dahin geändert, fragen wir dich erneut. Solange eine Auswahl offen ist, kannst du keine Charaktere wechseln und für die, die gelöscht werden, nichts kaufen oder verwenden.',
      ],
    },
    {
      id: 'character-pages',
      title: 'Charakterseiten, Statistiken und Ranglisten',
      paragraphs: [
        'Die Seiten deiner Charaktere, ihre Statistiken und die Ranglisten zeigen, was die Spielserver melden. Sie können verspätet oder unvollständig sein; maßgeblich ist der Stand im Spiel. Fehler, die wir bemerken oder die du dem Support meldest, berichtigen wir.',
        'Andere Spieler sehen den öffentlichen Teil der Seite jedes Charakters, etwa Name, Klasse, Stufen und Aussehen, und seine Plätze in den Ranglisten. In den Einstellungen zur Privatsphäre eines Charakters bestimmst du, ob sie auch Einzelheiten wie Ausrüstung, Inventar, Statistiken und den letzten Besuch sehen und ob er in den Ranglisten erscheint. Das kannst du jederzeit ändern.',
        'Du kannst Links zur Ausrüstung eines Charakters erstellen. Ein solcher Link zeigt allen Spielern, die ihn haben, was der Charakter in diesem Moment trug, mit Name und Datum unabhängig von den Einstellungen zur Privatsphäre. Er gilt, bis du ihn löschst oder bis der Charakter oder das Konto gelöscht wird.',
        'Charaktere unseres Teams und gesperrter Konten stehen nicht in den Ranglisten, auch nicht in denen vergangener Saisons. Ein Platz in einer Rangliste gibt dir keinen Anspruch auf eine Belohnung, sofern wir keine zugesagt haben.',
      ],
    },
    {
      id: 'conduct',
      title: 'Faire Nutzung',
      paragraphs: ['Viele teilen sich das Portal. Wenn du es nutzt, ist Folgendes nicht erlaubt:'],
      items: [
        'es zu stören oder zu überlasten, es ohne unsere Zustimmung auf Schwachstellen zu untersuchen oder Daten auszulesen, die nicht für dich bestimmt sind;',
        'Bots, Skripte oder veränderte Clients zu verwenden oder einen Fehler auszunutzen, statt ihn zu melden;',
        'Konten, Coins, Gutscheine, Gegenstände oder Tickets gegen Geld oder außerhalb der Wege zu handeln, die das Spiel bietet;',
        'mit Zahlungsmitteln zu zahlen, die dir nicht gehören, oder eine rechtmäßige Zahlung rückgängig zu machen;',
        'andere zu beleidigen, zu bedrohen, zu belästigen oder zu täuschen oder rechtswidrige Inhalte zu verbreiten;',
        'das Portal oder Teile davon zu kopieren, weiterzuverkaufen oder zu veröffentlichen, soweit nicht das Gesetz oder eine Lizenz es erlaubt.',
      ],
    },
    {
      id: 'bans',
      title: 'Verwarnungen, Einschränkungen und Sperren',
      paragraphs: [
        'Gibt es konkrete Anzeichen dafür, dass du gegen diese Bedingungen verstößt, dürfen wir dich verwarnen, unfair Erlangtes zurücknehmen, einzelne Funktionen einschränken, das Konto auf Zeit oder nach einem schweren oder wiederholten Verstoß auf Dauer sperren. Wir wählen das mildeste Mittel, das die anderen Spieler schützt, und berücksichtigen, was für dich spricht.',
        'Wir sagen dir, was wir getan haben, warum und für wie lange, sofern das Gesetz es nicht verbietet. Du kannst innerhalb von sechs Monaten beim Support Einspruch erheben; ein Mensch prüft ihn, nach Möglichkeit nicht derjenige, der entschieden hat.',
        'Ansprüche auf Erstattung von Coins, die du gekauft und nicht ausgegeben hast, bleiben, soweit das Gesetz sie gewährt, auch nach einer Sperre bestehen, die nicht auf Betrug mit diesen Coins beruht.',
      ],
    },
    {
      id: 'rights',
      title: 'Rechte am Portal und am Spiel',
      paragraphs: [
        'Olympus, seine Software, Bilder, Texte, Musik und Kennzeichen gehören dem Betreiber oder denen, die sie uns lizenziert haben. Du darfst das Portal und den Launcher für das private Spiel nutzen. Für Teile unter einer offenen Lizenz gilt diese Lizenz; die Support-Seite nennt ihre Urheber.',
      ],
    },
    {
      id: 'availability',
      title: 'Verfügbarkeit und Vertragsmäßigkeit',
      paragraphs: [
        'Wir betreiben das Portal mit der für solche Dienste üblichen Sorgfalt, können aber nicht versprechen, dass es jederzeit verfügbar ist. Geplante Wartungen kündigen wir nach Möglichkeit an.',
        'Für das, wofür du bezahlst, gelten die gesetzlichen Regeln über mangelhafte digitale Inhalte: Wir schulden vertragsgemäße digitale Inhalte, wir beseitigen Mängel, und wenn das scheitert, kannst du den Preis mindern oder den Vertrag beenden.',
      ],
    },
    {
      id: 'liability',
      title: 'Haftung',
      paragraphs: [
        'Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit, für die Verletzung von Leben, Körper oder Gesundheit, nach dem Produkthaftungsrecht und soweit wir eine Garantie übernommen haben.',
        'Bei leichter Fahrlässigkeit haften wir nur für die Verletzung einer Pflicht, die für den Vertrag wesentlich ist und auf deren Erfüllung du regelmäßig vertrauen darfst. Die Haftung ist dann auf den vertragstypischen, vorhersehbaren Schaden begrenzt. Im Übrigen ist die Haftung für leichte Fahrlässigkeit ausgeschlossen. Dasselbe gilt für alle, die für uns handeln.',
      ],
    },
    {
      id: 'ending',
      title: 'Ende des Vertrags',
      paragraphs: [
        'Du kannst dein Konto jederzeit ohne Angabe von Gründen löschen lassen. Die Löschung wird nach vierzehn Tagen ausgeführt, in denen du sie zurücknehmen kannst. Charaktere, Gegenstände und nicht ausgegebene Coins gehen damit verloren; bitte verwende sie vorher oder widerrufe offene Käufe.',
        'Wir können den Vertrag mit einer Frist von dreißig Tagen per E-Mail kündigen, zum Beispiel wenn das Portal geschlossen wird. Beide Seiten können ihn aus wichtigem Grund ohne Frist kündigen. Dein gesetzlicher Anspruch auf Erstattung für Coins, die du gekauft hast und nicht ausgeben konntest, bleibt bestehen.',
      ],
    },
    {
      id: 'changes',
      title: 'Änderungen',
      paragraphs: [
        'Wir dürfen das Portal und das Angebot des Shops weiterentwickeln und Gegenstände anpassen, wenn die Sicherheit, die Ausgewogenheit des Spiels oder eine Änderung von Recht oder Technik das verlangt, sofern es dich nichts kostet und dir zumutbar ist. Beeinträchtigt eine Änderung bezahlte Inhalte mehr als nur unerheblich, sagen wir es dir vorher, und du kannst den Vertrag innerhalb von dreißig Tagen kostenlos beenden.',
        'Änderungen dieser Bedingungen kündigen wir mindestens dreißig Tage vor ihrer Geltung per E-Mail an und sagen, was sich warum ändert. Änderungen, die dich in einem wesentlichen Punkt schlechterstellen, gelten nur, wenn du zustimmst. Stimmst du nicht zu, gelten die bisherigen Bedingungen weiter; wir können den Vertrag dann wie oben beschrieben kündigen.',
      ],
    },
    {
      id: 'law',
      title: 'Recht und Streitigkeiten',
      paragraphs: [
        'Es gilt das Recht des Landes, in dem der Betreiber seinen Sitz hat, ohne das Übereinkommen der Vereinten Nationen über Verträge über den internationalen Warenkauf. Als Verbraucher behältst du den Schutz der zwingenden Vorschriften des Landes, in dem du lebst, und kannst dort klagen.',
        'Bitte schreibe zuerst an den Support; das meiste lässt sich so klären. Es steht dir frei, dich an eine Stelle zur Beilegung von Verbraucherstreitigkeiten zu wenden. Wo das Gesetz es verlangt, teilen wir dir mit, ob wir an einem solchen Verfahren teilnehmen.',
        'Ist eine Bestimmung dieser Bedingungen unwirksam, bleiben die übrigen in Kraft, und an ihre Stelle tritt die gesetzliche Regel.',
      ],
    },
  ],
}
