import type { LegalText } from './legal-text.ts'

export const privacyPolicyDe: LegalText = {
  version: '2025-06-12-4',
  updatedOn: '2025-06-12',
  notice:
    'Diese deutsche Fassung ist eine Übersetzung, die dir das Lesen erleichtern soll. Verbindlich ist die englische Fassung. Deine gesetzlichen Rechte bleiben davon unberührt.',
  sections: [
    {
      id: 'controller',
      title: 'Wer verantwortlich ist',
      paragraphs: [
        'Verantwortlich für die personenbezogenen Daten, die im Olympus-Portal verarbeitet werden, ist der Betreiber von Olympus, in dieser Erklärung „wir“ genannt. Die Support-Seite nennt den Betreiber. Sie und die Kontaktseite, für die du dich nicht anmelden musst, nennen die Adresse, unter der du uns erreichst, auch für Fragen zum Datenschutz und zur Ausübung deiner Rechte.',
      ],
    },
    {
      id: 'summary',
      title: 'Kurz gesagt',
      paragraphs: [
        'Wir speichern, was nötig ist, um dein Konto zu führen, zu liefern, was du kaufst, und beides zu schützen. Wir zeigen keine Werbung, verwenden kein Tracking und keine Analysedienste Dritter, bilden keine Werbeprofile und verkaufen keine Daten.',
      ],
    },
    {
      id: 'account-data',
      title: 'Kontodaten',
      paragraphs: ['Wenn du dich registrierst und ein Konto nutzt, speichern wir:'],
      items: [
        'Benutzername, E-Mail-Adresse, Konto-ID und Benutzer-ID;',
        'dein Passwort nur als mit Argon2id gebildeten Hash, aus dem es sich nicht ablesen lässt;',
        'Sprache, Design und Hintergrund, die du gewählt hast;',
        'den Zustand des Kontos: wann es angelegt und aktiviert wurde, ob und warum es gesperrt ist, seine Rolle;',
        'was du dem Support schreibst, und unsere Antworten.',
      ],
    },
    {
      id: 'security-data',
      title: 'Anmeldungen, Geräte und Sicherheit',
      paragraphs: [
        'Zu jeder Anmeldung speichern wir eine Sitzung mit der Art des Geräts und Browsers, der IP-Adresse, der Zeit der Anmeldung und der letzten Aktivität sowie Hashes der zugehörigen Token. Du siehst deine Sitzungen in den Einstellungen und kannst jede beenden.',
        'Schaltest du die Zwei-Faktor-Authentifizierung ein, speichern wir den geheimen Schlüssel verschlüsselt und deine Backup-Codes als Hashes. Von einem Passkey speichern wir den öffentlichen Schlüssel und den Namen, den du ihm gegeben hast. Wir zeichnen sicherheitsrelevante Ereignisse auf, etwa eine gescheiterte Anmeldung, ein geändertes Passwort oder ein neues Gerät, und zählen gescheiterte Versuche kurzzeitig je Konto und je IP-Adresse.',
        'Neue Passwörter werden auf unserem eigenen Server mit einer Liste häufiger Passwörter verglichen. Wird auch ein Dienst für bekannt gewordene Passwörter befragt, erhält er nur die ersten fünf Stellen eines Hashes des Passworts, die viele andere Passwörter teilen, und nichts über dich.',
      ],
    },
    {
      id: 'purchases',
      title: 'Käufe von Olympus Coins',
      paragraphs: [
        'Zu einem Kauf speichern wir Betrag, Preis, Währung, Zahlungsart, den Stand der Zahlung, das Kennzeichen, das der Zahlungsanbieter ihr gegeben hat, und die Zeiten. Kartendaten gibst du auf der Seite des Zahlungsanbieters ein, der für sie verantwortlich ist; unsere Server erreichen sie nie. Der Anbieter teilt uns mit, ob eine Zahlung gelungen, gescheitert, erstattet oder bestritten ist.',
      ],
    },
    {
      id: 'consents',
      title: 'Zustimmungen',
      paragraphs: [
        'Wenn du den Nutzungsbedingungen oder der Datenschutzerklärung zustimmst, in die sofortige Bereitstellung digitaler Inhalte einwilligst oder den Verlust des Widerrufsrechts bestätigst, speichern wir, welcher Text in welcher Fassung und Sprache es war und wann du es getan hast, bei einem Kauf auch die IP-Adresse. Wir müssen diese Erklärungen nachweisen können.',
      ],
    },
    {
      id: 'portal-data',
      title: 'Coins, Shop, Gutscheine und Glücksrad',
      paragraphs: [
        'Wir führen Buch über jede Änderung deines Guthabens und speichern deine Shop-Bestellungen, eingelöste und verwendete Gutscheine, Drehungen mit den Startwerten, die sie nachprüfbar machen, den Tausch von Marken und den Stand jeder Lieferung. Du findest all das in den Protokollen des Portals.',
      ],
    },
    {
      id: 'game-data',
      title: 'Daten deiner Charaktere',
      paragraphs: [
        'Die Spielserver senden uns Daten deiner Charaktere: Name, Klasse, Stufe, Werte, Ausrüstung, Inventar, Angebote im Basar, Begleittiere und Partner, Statistiken, Ergebnisse von Events und ob das Konto online ist. Name, Klasse, Element, Fraktion, Stufen, Ansehen, Erfolgspunkte, Aussehen und Ergebnisse eines Charakters sind für andere Spieler sichtbar, zum Beispiel in den Ranglisten. Alles Übrige, etwa Ausrüstung, Inventar, Gold, Bankguthaben und den letzten Besuch, siehst nur du, solange du es auf der Seite des Charakters nicht für andere Spieler öffnest.',
        'Verschenkst du einen Gegenstand an einen anderen Spieler, sehen dieser Spieler und der Spielserver deinen Benutzernamen und deine Nachricht. Löschst du dein Konto, bleibt die Nachricht beim anderen Spieler, und an die Stelle deines Benutzernamens tritt der eines gelöschten Kontos.',
      ],
    },
    {
      id: 'connections',
      title: 'Verbundene Konten',
      paragraphs: [
        'Verbindest du ein Konto unserer Chat-Community, speichern wir die Kennung und den Anzeigenamen, die der Chat-Dienst uns nach deiner Zustimmung sendet. Zugriff auf dein dortiges Konto behalten wir nicht. Trennst du die Verbindung in den Einstellungen, löschen wir diese Daten.',
      ],
    },
    {
      id: 'contact',
      title: 'Nachrichten an den Support',
      paragraphs: [
        'Wenn du uns auf der Kontaktseite schreibst, verarbeiten wir deine E-Mail-Adresse, deine Nachricht, ihr Thema, ihre Sprache und Zeit und deinen Benutzernamen, wenn du ihn angibst. Bist du angemeldet, verarbeiten wir stattdessen Adresse, Benutzernamen und Konto-ID deines Kontos.',
        'Das Portal schickt deine Nachricht per E-Mail an unser Support-Postfach und eine Kopie an die angegebene Adresse; sonst speichert es sie nirgends. Damit niemand das Formular missbraucht, zählt es Nachrichten bis zu einen Tag lang je Netz, je Konto und je Adresse, Adressen nur als Hashes.',
      ],
    },
    {
      id: 'logs',
      title: 'Server-Protokolle',
      paragraphs: [
        'Zu jeder Anfrage, die etwas ändert oder scheitert, schreibt der Server eine Zeile mit der Zeit, der aufgerufenen Funktion, dem Ergebnis, der Dauer, einer Anfrage-ID, der IP-Adresse und, wenn du angemeldet bist, der Konto-ID. Kommen aus einem Netz zu viele Anfragen, erhält nur die erste in einer Minute abgelehnte eine solche Zeile, ohne die Konto-ID; die übrigen werden mit der Adresse des Netzes gezählt. Passwörter, Token, Codes und Inhalte von E-Mails bleiben außen vor. Wird dir ein Fehler angezeigt, finden wir über die Anfrage-ID die Ursache, ohne mehr von dir wissen zu müssen.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      paragraphs: [
        'Das Portal setzt nur Cookies, die für das von dir Gewünschte unbedingt erforderlich sind. Sie brauchen keine Einwilligung, und niemand sonst kann sie lesen.',
      ],
      items: [
        'token: zeigt, dass du angemeldet bist. Gilt zehn Minuten und wird dann erneuert.',
        'refreshToken: erneuert deine Anmeldung. Bleibt, bis du den Browser schließt, oder, wenn du angemeldet bleiben wolltest, bis zu dreißig Tage nach deinem letzten Besuch. Wird beim Abmelden entfernt.',
        '__Host-bind: bindet die Erneuerung deiner Anmeldung an diesen Browser, sodass ein gestohlenes Token anderswo wertlos ist. Bleibt so lange wie refreshToken.',
        '__Host-device: erkennt diesen Browser wieder, damit wir dir eine Anmeldung von einem anderen melden können und damit dich niemand aussperrt, indem er dein Passwort errät. Bleibt 400 Tage, auch nach dem Abmelden.',
        'locale: merkt sich ein Jahr lang die Sprache, die du gewählt hast.',
      ],
    },
    {
      id: 'browser-storage',
      title: 'Speicher in deinem Browser',
      paragraphs: [
        'Um schneller zu laden und eine unterbrochene Verbindung zu überstehen, legt das Portal einige Daten in deinem Browser ab. Sie bleiben auf deinem Gerät; du kannst sie jederzeit über die Einstellungen des Browsers löschen.',
      ],
      items: [
        'Lokaler Speicher „user“: Benutzer-ID, Benutzername und E-Mail-Adresse des angemeldeten Benutzers. Wird beim Abmelden entfernt.',
        'Lokaler Speicher „game-characters“: eine Kopie deiner Charakterliste. Wird beim Abmelden entfernt.',
        'Lokaler Speicher für deine Wahl: Design, Hintergrund, der Charakter, für den du zuletzt eingekauft hast, und, wenn du „E-Mail merken“ angekreuzt hast, diese Adresse.',
        'Lokaler Speicher für laufende Vorgänge: Schlüssel, die verhindern, dass ein Kauf oder eine Bestellung doppelt ausgeführt wird. Werden entfernt, wenn der Vorgang beendet ist.',
        'Eine Browser-Datenbank mit Namen und Bildern des Spiels, ohne Bezug zu dir.',
      ],
    },
    {
      id: 'purposes',
      title: 'Zwecke und Rechtsgrundlagen',
      paragraphs: [
        'Wir verarbeiten die beschriebenen Daten zu den folgenden Zwecken und auf den dort genannten Rechtsgrundlagen der Datenschutz-Grundverordnung (DSGVO):',
      ],
      items: [
        'Führen des Kontos, Verkauf und Lieferung digitaler Inhalte, Support: Erfüllung des Vertrags (Artikel 6 Absatz 1 Buchstabe b);',
        'Antworten auf Nachrichten von Menschen ohne Konto: unser berechtigtes Interesse, sie zu beantworten (Artikel 6 Absatz 1 Buchstabe f);',
        'Schutz von Konten und Zahlungen, Abwehr von Betrug, Missbrauch und Schummelei, Finden von Fehlern, Führen der Ranglisten: unser berechtigtes Interesse an einem sicheren und fairen Dienst (Artikel 6 Absatz 1 Buchstabe f);',
        'Aufzeichnungen über Käufe und Zustimmungen, Antworten auf Anträge zu deinen Rechten und auf rechtmäßige Ersuchen von Behörden: rechtliche Verpflichtungen (Artikel 6 Absatz 1 Buchstabe c);',
        'Verbindung mit einem Konto der Chat-Community: deine Einwilligung (Artikel 6 Absatz 1 Buchstabe a), die du jederzeit mit Wirkung für die Zukunft widerrufen kannst, indem du die Verbindung trennst.',
      ],
    },
    {
      id: 'recipients',
      title: 'Wer Daten erhält',
      paragraphs: [
        'Beim Betreiber haben nur diejenigen Zugang zu Daten, die ihn für ihre Arbeit brauchen. Außerhalb gehen Daten an:',
      ],
      items: [
        'den Zahlungsanbieter, der erhält, was eine Zahlung braucht: Betrag, Währung, unser Kennzeichen und deine E-Mail-Adresse, und der deine Zahlungsdaten in eigener Verantwortung verarbeitet;',
        'die Anbieter von Hosting und E-Mail-Versand, die Daten in unserem Auftrag und nach unserer Weisung verarbeiten;',
        'die Spielserver von Olympus, die die Lieferungen für deine Charaktere erhalten;',
        'den Chat-Dienst, wenn du dort ein Konto verbindest;',
        'Behörden, Gerichte und Rechtsberater, wo das Gesetz es verlangt oder erlaubt.',
      ],
    },
    {
      id: 'transfers',
      title: 'Länder außerhalb des Europäischen Wirtschaftsraums',
      paragraphs: [
        'Verarbeitet ein Empfänger Daten außerhalb des Europäischen Wirtschaftsraums, geschieht das nur, wo die Europäische Kommission den dortigen Schutz für angemessen befunden hat, oder auf Grundlage von Standardvertragsklauseln, wo nötig mit weiteren Garantien. Auf Anfrage erhältst du eine Kopie der jeweiligen Garantien.',
      ],
    },
    {
      id: 'retention',
      title: 'Wie lange wir Daten aufbewahren',
      paragraphs: ['Wir löschen Daten, wenn sie für ihren Zweck nicht mehr nötig sind. Im Einzelnen:'],
      items: [
        'Konto-, Charakter- und Portaldaten: solange das Konto besteht. Eine von dir verlangte Löschung wird nach vierzehn Tagen ausgeführt, in denen du sie zurücknehmen kannst; ein Konto, das nie aktiviert wird, wird gelöscht.',
        'Sitzungen: Sie enden, wenn du dich abmeldest oder sie beendest, spätestens dreißig Tage nach ihrer letzten Nutzung. Die Daten einer beendeten Sitzung werden dreißig Tage später gelöscht.',
        'Links zur Aktivierung und für ein neues Passwort: was du dafür eingegeben hast, bis sie verwendet sind oder ablaufen; dass es einen solchen Link gab, dreißig Tage länger.',
        'Durch eine Auswahl gelöschte Charaktere: weitere dreißig Tage, damit der Support nach einem Betrug helfen kann, dann sind sie endgültig gelöscht.',
        'Käufe, Buchungen und Zustimmungen: solange Handels- und Steuerrecht oder die Fristen für Ansprüche es verlangen, in der Regel bis zu zehn Jahre. Nach der Löschung des Kontos sind sie für jede andere Verwendung gesperrt.',
        'Nachrichten über die Kontaktseite: im Portal, bis die E-Mails verschickt sind oder einen Tag lang nicht verschickt werden konnten, Adressen und Betreffzeilen der E-Mails sieben Tage; in unserem Support-Postfach, mit unseren Antworten, bis die Sache erledigt ist und die Fristen für Ansprüche abgelaufen sind.',
        'Server-Protokolle: in der Regel dreißig Tage, länger nur, solange ein bestimmter Vorfall untersucht wird.',
      ],
    },
    {
      id: 'protection',
      title: 'Wie Daten geschützt sind',
      paragraphs: [
        'Alle Verbindungen sind verschlüsselt. Passwörter, Token und Backup-Codes werden nur als Hashes gespeichert, Schlüssel der Zwei-Faktor-Authentifizierung nur verschlüsselt. Token sind kurzlebig und werden bei jeder Erneuerung ersetzt; wird ein altes noch einmal verwendet, endet seine Sitzung. Nur die wenigen Menschen, die die Server betreiben, können Kontodaten von Hand ändern, und jede solche Änderung wird mit Urheber und Grund aufgezeichnet. Bringt eine Verletzung der Sicherheit deine Rechte in hohe Gefahr, benachrichtigen wir dich unverzüglich.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Deine Rechte',
      paragraphs: [
        'Die folgenden Rechte kannst du jederzeit kostenlos ausüben, in den Einstellungen, soweit sie es anbieten, oder indem du an die Adresse auf der Support-Seite schreibst. Wir antworten innerhalb eines Monats.',
      ],
      items: [
        'Auskunft über die Daten, die wir zu dir haben, und eine Kopie davon;',
        'Berichtigung falscher und Vervollständigung unvollständiger Daten;',
        'Löschung, soweit keine Aufbewahrungspflicht entgegensteht, und Einschränkung der Verarbeitung;',
        'Übertragbarkeit: die Daten, die du uns gegeben hast, in einem gängigen maschinenlesbaren Format;',
        'Widerspruch aus Gründen, die sich aus deiner besonderen Situation ergeben, gegen eine Verarbeitung, die auf unserem berechtigten Interesse beruht;',
        'Widerruf einer Einwilligung mit Wirkung für die Zukunft;',
        'Beschwerde bei einer Datenschutzbehörde, insbesondere dort, wo du lebst, wo du arbeitest oder wo nach deiner Ansicht das Recht verletzt wurde.',
      ],
    },
    {
      id: 'automated-decisions',
      title: 'Automatisierte Entscheidungen',
      paragraphs: [
        'Versuche, sich anzumelden oder Codes einzulösen, werden automatisch für kurze Zeit begrenzt. Darüber hinaus treffen wir keine Entscheidung mit rechtlicher oder ähnlich erheblicher Wirkung allein automatisch: Über Sperren entscheiden Menschen. Die Ziehungen des Glücksrads und der Zufallskisten verwenden keine Daten über dich.',
      ],
    },
    {
      id: 'necessity',
      title: 'Welche Daten du angeben musst',
      paragraphs: [
        'Ohne Benutzername, E-Mail-Adresse und Passwort können wir dir kein Konto anbieten und ohne die Daten einer Zahlung keine Coins verkaufen. Alles Weitere ist freiwillig.',
      ],
    },
    {
      id: 'young-players',
      title: 'Junge Spieler',
      paragraphs: [
        'Wer noch nicht volljährig ist, braucht für die Registrierung die Einwilligung eines Elternteils oder Vormunds. Glaubst du, dass ein Kind uns ohne diese Einwilligung Daten gegeben hat, schreib uns, und wir löschen das Konto.',
      ],
    },
    {
      id: 'changes',
      title: 'Änderungen dieser Erklärung',
      paragraphs: [
        'Wir passen diese Erklärung an, wenn sich das Portal oder das Recht ändert. Die aktuelle Fassung mit ihrem Datum steht immer auf dieser Seite. Wesentliche Änderungen kündigen wir per E-Mail an, bevor sie gelten.',
      ],
    },
  ],
}
