import type { LegalText } from './legal-text.ts'

export const privacyPolicyDe: LegalText = {
  version: '2025-06-12-8',
  updatedOn: '2025-06-12',
  notice:
    'Diese deutsche Fassung ist eine Übersetzung, die dir das Lesen erleichtern soll. Verbindlich ist die englische Fassung. Deine gesetzlichen Rechte bleiben davon unberührt.',
  sections: [
    {
      id: 'controller',
      title: 'Wer verantwortlich ist',
      paragraphs: [
        'Verantwortlich für die personenbezogenen Daten, die im Olympus-Portal verarbeitet werden, ist der Betreiber von Olympus, in dieser Erklärung „wir“ genannt. Die Kontaktseite, für die du dich nicht anmelden musst, nennt die Adresse, unter der du uns erreichst, auch für Fragen zum Datenschutz und zur Ausübung deiner Rechte. Dort kannst du auch nach Namen und Postanschrift des Betreibers fragen.',
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
        'Schaltest du die Zwei-Faktor-Authentifizierung ein, speichern wir den geheimen Schlüssel verschlüsselt und deine Backup-Codes als Hashes. Von einem Passkey speichern wir den öffentlichen Schlüssel, den Namen, den du ihm gegeben hast, ob er synchronisiert ist und wann er angelegt und zuletzt verwendet wurde. Wir zeichnen sicherheitsrelevante Ereignisse auf, etwa eine gescheiterte Anmeldung, ein geändertes Passwort oder ein neues Gerät, mit Gerät und IP-Adresse, und zählen gescheiterte Versuche kurzzeitig je Konto und je IP-Adresse.',
        'Neue Passwörter werden auf unserem eigenen Server mit einer Liste häufiger Passwörter verglichen. Wird auch ein Dienst für bekannt gewordene Passwörter befragt, erhält er nur die ersten fünf Stellen eines Hashes des Passworts, die viele andere Passwörter teilen, und nichts über dich.',
      ],
    },
    {
      id: 'purchases',
      title: 'Käufe von Olympus Coins',
      paragraphs: [
        'Zu einem Kauf speichern wir Betrag, Preis, Währung, Zahlungsart, den Stand der Zahlung, das Kennzeichen, das der Zahlungsanbieter ihr gegeben hat, und die Zeiten. Kartendaten gibst du auf der Seite des Zahlungsanbieters ein, der für sie verantwortlich ist; auf unsere Server gelangen sie nie. Der Anbieter teilt uns mit, ob eine Zahlung gelungen, gescheitert, erstattet oder bestritten ist.',
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
        'Wir führen Buch über jede Änderung deines Guthabens und speichern deine Shop-Bestellungen, eingelöste und verwendete Gutscheine, Tickets und Marken des Glücksrads, Drehungen mit den Seeds, die sie nachprüfbar machen, und den Stand jeder Zustellung. Du findest all das in den Protokollen des Portals. Setzt du dir Limits für Käufe oder Drehungen, speichern wir auch diese.',
        'Damit jeder das Glücksrad prüfen kann, wird jede Drehung in einem Protokoll veröffentlicht: ihre Nummer und Zeit, unser Seed, sobald er aufgedeckt ist, dein Seed, die gezogene Zahl und die Belohnung. Das Protokoll nennt weder dein Konto noch deinen Charakter. Für öffentliche Statistiken zählen wir Drehungen nach Belohnung, danach, ob das Konto Coins gekauft hat, und danach, ob es jünger als dreißig Tage ist.',
      ],
    },
    {
      id: 'game-data',
      title: 'Daten deiner Charaktere',
      paragraphs: [
        'Die Spielserver senden uns Daten deiner Charaktere: Name, Klasse, Stufe, Eigenschaften, Ausrüstung, Inventar, Boni, Angebote im Basar, Haustiere und Partner, Statistiken, Ergebnisse für die Ranglisten und Tickets, die du verdient hast. Sie melden auch, ob dein Konto im Spiel ist und mit welchem Charakter. Dazu speichern wir, wann ein Charakter das Spiel betreten und verlassen hat, auf welchem Spielserver und wie sein Aufenthalt endete.',
        'Wir bewahren die Namen auf, die ein Charakter getragen hat, und was du bei den letzten zwei Besuchen seiner Seite gesehen hast, um dir zeigen zu können, was sich geändert hat. Beides siehst nur du.',
        'Verschenkst du einen Gegenstand an einen anderen Spieler, sehen dieser Spieler und der Spielserver deinen Benutzernamen und deine Nachricht. Löschst du dein Konto, bleibt die Nachricht beim anderen Spieler, und an die Stelle deines Benutzernamens tritt der eines gelöschten Kontos.',
      ],
    },
    {
      id: 'character-pages',
      title: 'Wer deine Charaktere sieht',
      paragraphs: [
        'Angemeldete Spieler sehen von einem Charakter Name, Klasse, Element, Fraktion, Stufen, Ansehen, Erfolgspunkte und Aussehen sowie seine Ergebnisse in den Ranglisten. Besucher ohne Konto sehen keine Charaktere.',
        'Alles Übrige siehst nur du: Ausrüstung, Inventar mit Gold, Boni, Basar, Haustiere und Partner, Statistiken, Bankguthaben und den letzten Besuch, zu dem auch gehört, ob der Charakter gerade im Spiel ist. Auf der Seite des Charakters kannst du unter „Privatsphäre“ jeden dieser Punkte für andere Spieler öffnen und jederzeit wieder schließen. Solange der letzte Besuch geschlossen ist, zeigt ein geöffneter Bereich nicht, wie alt seine Daten sind. Angebote im Basar und Tage der Statistiken können trotzdem erkennen lassen, wann du gespielt hast.',
        'Erstellst du einen Link zur Ausrüstung eines Charakters, bewahren wir auf, was er in diesem Moment trägt, mit Name, Klasse, Element und Stufen. Jeder angemeldete Spieler, der den Link hat, sieht das, auch wenn die Ausrüstung geschlossen ist, bis du den Link löschst oder der Charakter oder dein Konto gelöscht wird.',
      ],
    },
    {
      id: 'statistics',
      title: 'Statistiken deiner Charaktere',
      paragraphs: [
        'Aus den Summen, die die Spielserver melden, berechnen wir für jeden Charakter, was an einem Tag (UTC) und in einer Woche hinzugekommen ist: unter anderem besiegte Monster und Spieler, Tode, Schaden, Raids, Events, Duelle, verdientes und ausgegebenes Gold, eingesetzte Fertigkeiten und Gegenstände sowie die Zeit im Spiel nach Stunde des Tages. Außerdem bewahren wir die Summen seit Beginn, Bestzeiten und andere Rekorde, Meilensteine, das Gold im Besitz, den Ausgang der letzten zwanzig Kämpfe und die letzten Superbelohnungen auf.',
        'Zum Vergleich zeigt das Portal die Mediane von Charakteren ähnlicher Stufe und den Anteil derer, vor denen ein Charakter liegt. Sie werden aus einer Stichprobe von höchstens 500 Charakteren von mindestens fünf Spielern berechnet, auch solchen, deren Statistiken geschlossen sind. Sie nennen keinen Charakter und verraten nicht, was ein einzelner getan hat.',
      ],
    },
    {
      id: 'leaderboards',
      title: 'Ranglisten',
      paragraphs: [
        'Ranglisten ordnen Charaktere nach Ergebnissen, die die Spielserver melden, nach Ansehen und nach Erfolgspunkten. Sie zeigen die Wertung, ihre Einzelheiten, wann sie erreicht wurde und bei einem Raid-Rekord die Namen der Gruppe. Um Veränderungen und beste Ränge zu zeigen, speichern wir einmal am Tag die Ränge der ersten 10.000 jeder Rangliste und aller Charaktere, deren Besitzer das Portal in den letzten dreißig Tagen benutzt haben.',
        'Auf der Seite eines Charakters kannst du ihn in den Ranglisten verbergen. Dann erscheinen weder seine Ergebnisse noch sein Name in einer Gruppe; die Wertungen bleiben gespeichert, damit er zurückkehren kann. Das Endergebnis einer Saison wird versiegelt: Es enthält zu den ersten hundert nur die ID des Charakters, Rang, Wertung und Zeit.',
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
        'Das Portal schickt deine Nachricht per E-Mail an unser Support-Postfach und eine Kopie an die angegebene Adresse; sonst speichert es sie nirgends. Damit niemand das Formular missbraucht, zählt es Nachrichten bis zu zwei Tage lang je Netz, je Konto und je Adresse, Adressen nur als Hashes.',
      ],
    },
    {
      id: 'emails',
      title: 'E-Mails und Download',
      paragraphs: [
        'Wir senden E-Mails, die dein Konto betreffen, an dessen Adresse: Links und Bestätigungen, um die du bittest, zum Beispiel den Link zur Downloadseite des Launchers, Belege und Mitteilungen über Sicherheit, Geschenke und deine Charaktere.',
        'Die Downloadseite kann eine Datei des Launchers prüfen. Dein Browser berechnet ihren Hash und vergleicht ihn mit denen unserer Veröffentlichungen; weder die Datei noch ihr Hash wird an uns gesendet.',
      ],
    },
    {
      id: 'logs',
      title: 'Server-Protokolle',
      paragraphs: [
        'Zu jeder Anfrage, die etwas ändert oder scheitert, schreibt der Server eine Zeile mit der Zeit, der aufgerufenen Funktion, dem Ergebnis, der Dauer, einer Anfrage-ID, der IP-Adresse und, wenn du angemeldet bist, der Konto-ID. Kommen aus einem Netz zu viele Anfragen, erhält nur die erste in einer Minute abgelehnte eine solche Zeile, ohne die Konto-ID; die übrigen werden mit der Adresse des Netzes gezählt. Passwörter, Token, Codes und Inhalte von E-Mails bleiben außen vor. Wird dir ein Fehler angezeigt, finden wir über die Anfrage-ID die Ursache, ohne mehr von dir wissen zu müssen.',
        'Blockiert dein Browser auf einer Seite etwas, das ihre Sicherheitsregeln verbieten, meldet er uns das. Aus der Meldung halten wir nur fest, was blockiert wurde und auf welcher Art von Seite.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      paragraphs: [
        'Das Portal setzt nur Cookies, die für das von dir Gewünschte unbedingt erforderlich sind. Sie brauchen keine Einwilligung, und niemand sonst kann sie lesen.',
      ],
      items: [
        'token: zeigt, dass du angemeldet bist, wenn dein Browser eine Seite oder Daten anfordert. Gilt zehn Minuten und wird dann erneuert.',
        'refreshToken: erneuert deine Anmeldung. Bleibt, bis du den Browser schließt, oder, wenn du angemeldet bleiben wolltest, bis zu dreißig Tage nach deinem letzten Besuch. Wird beim Abmelden entfernt.',
        '__Host-bind: bindet die Erneuerung deiner Anmeldung an diesen Browser, sodass ein gestohlenes Token anderswo wertlos ist. Bleibt so lange wie refreshToken.',
        '__Host-device: erkennt diesen Browser wieder, damit wir dir eine Anmeldung von einem anderen melden können und damit dich niemand aussperrt, indem er dein Passwort errät. Bleibt 400 Tage, auch nach dem Abmelden.',
        'locale: merkt sich ein Jahr lang die Sprache des Portals.',
        'timeZone: die Zeitzone dieses Geräts, damit Seiten Zeiten sofort in ihr zeigen. Bleibt ein Jahr.',
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
        'Lokaler Speicher für deine Wahl: Sprache, Design, Hintergrund, die Charaktere, die du zuletzt auf Seiten, im Shop und beim Glücksrad gewählt hast, und, wenn du „E-Mail-Adresse merken“ angekreuzt hast, diese Adresse.',
        'Lokaler Speicher für laufende Vorgänge: Schlüssel, die verhindern, dass ein Kauf oder eine Bestellung doppelt ausgeführt wird. Werden entfernt, wenn der Vorgang beendet ist, sonst bei einem Besuch nach mehr als einem Tag.',
        'Lokaler Speicher „olympus-wheel-log“: der letzte Stand des öffentlichen Protokolls des Glücksrads, den dein Browser geprüft hat, ohne Bezug zu dir.',
        'Sitzungsspeicher für das Neuladen: wann die Seite sich zuletzt selbst neu geladen hat. Wird entfernt, wenn du die Seite schließt.',
        'Eine Browser-Datenbank mit Namen und Bildern des Spiels, ohne Bezug zu dir. Wird beim Abmelden geleert.',
      ],
    },
    {
      id: 'purposes',
      title: 'Zwecke und Rechtsgrundlagen',
      paragraphs: [
        'Wir verarbeiten die beschriebenen Daten zu den folgenden Zwecken und auf den dort genannten Rechtsgrundlagen der Datenschutz-Grundverordnung (DSGVO):',
      ],
      items: [
        'Führen des Kontos, Anzeige deiner Charaktere und ihrer Statistiken, Verkauf und Lieferung digitaler Inhalte, Support: Erfüllung des Vertrags (Artikel 6 Absatz 1 Buchstabe b);',
        'Antworten auf Nachrichten von Menschen ohne Konto: unser berechtigtes Interesse, sie zu beantworten (Artikel 6 Absatz 1 Buchstabe f);',
        'Schutz von Konten und Zahlungen, Abwehr von Betrug, Missbrauch und Schummelei, Finden von Fehlern, Nachweis der Ziehungen des Glücksrads, Führen der Ranglisten und Vergleich der Statistiken: unser berechtigtes Interesse an einem sicheren und fairen Dienst (Artikel 6 Absatz 1 Buchstabe f);',
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
        'die Anbieter von Hosting, Downloads und E-Mail-Versand, die Daten in unserem Auftrag und nach unserer Weisung verarbeiten;',
        'die Spielserver von Olympus, die die Zustellungen und andere Aufträge für deine Charaktere mit den IDs von Konto und Charakter erhalten und erfahren, ob dein Konto das Spiel betreten darf;',
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
        'Konto-, Charakter- und Portaldaten: solange das Konto besteht; zu Ausnahmen siehe unten. Eine von dir verlangte Löschung wird nach vierzehn Tagen ausgeführt, in denen du sie zurücknehmen kannst; ein Konto, das nie aktiviert wird, wird gelöscht.',
        'Sitzungen: Sie enden, wenn du dich abmeldest oder sie beendest, spätestens dreißig Tage nach ihrer letzten Nutzung. Die Daten einer beendeten Sitzung werden spätestens dreißig Tage später gelöscht.',
        'Links zur Aktivierung und für ein neues Passwort: was du dafür eingegeben hast, bis sie verwendet sind oder ablaufen; dass es einen solchen Link gab, dreißig Tage länger.',
        'Sicherheitsereignisse: 180 Tage. Dass du einen Browser schon benutzt hast: 400 Tage nach seiner letzten Nutzung, vom neuesten Browser, solange das Konto besteht.',
        'E-Mails, die wir dir senden: ihr Text, bis sie verschickt sind oder einen Tag lang nicht verschickt werden konnten, Adresse und Betreff sieben Tage. Antworten auf Anfragen, die nicht doppelt ausgeführt werden dürfen: bis zu 35 Tage.',
        'Hinweise, die geöffnete Seiten aktuell halten: zehn Minuten.',
        'Meldungen der Spielserver: unsere Antworten darauf eine Woche, Einträge, die wir abgelehnt haben, dreißig Tage; wann ein Charakter das Spiel betreten und verlassen hat, 90 Tage nach dem Verlassen.',
        'Statistiken von Charakteren: jeder Tag 400 Tage, höchstens einen Monat länger; Wochen und Summen, solange das Konto besteht.',
        'Tägliche Ränge in den Ranglisten: fünfzehn Tage, danach nur der beste jedes Charakters. Wird das Konto gelöscht, werden seine Einträge und Ränge gelöscht; nur das versiegelte Ergebnis einer Saison behält die ID des Charakters.',
        'Drehungen, Seeds, Tickets und Marken des Glücksrads: auf Dauer, weil sonst niemand das öffentliche Protokoll prüfen könnte. Wird das Konto gelöscht, werden sie von deinem Namen, deiner Adresse und deinen Charakteren getrennt.',
        'Im Spiel oder durch eine Auswahl gelöschte Charaktere: was ihre Seiten gezeigt haben und Links zu ihrer Ausrüstung, weitere dreißig Tage, damit der Support nach einem Betrug helfen kann. Name, letzte Werte, Wertungen und Statistiken bleiben für deine Protokolle und deinen Export, solange das Konto besteht. Andere Spieler sehen sie nicht mehr, außer dem Namen in eigenen Bestellungen und Geschenken.',
        'Käufe, Buchungen und Zustimmungen: solange Handels- und Steuerrecht oder die Fristen für Ansprüche es verlangen, in der Regel bis zu zehn Jahre. Nach der Löschung des Kontos sind sie für jede andere Verwendung gesperrt.',
        'Nachrichten über die Kontaktseite: im Portal, bis die E-Mails verschickt sind oder einen Tag lang nicht verschickt werden konnten, Adressen und Betreffzeilen der E-Mails sieben Tage; in unserem Support-Postfach, mit unseren Antworten, bis die Sache erledigt ist und die Fristen für Ansprüche abgelaufen sind.',
        'Server-Protokolle: in der Regel dreißig Tage, länger nur, solange ein bestimmter Vorfall untersucht wird.',
        'Sicherungskopien: Gelöschte Daten bleiben darin, bis auch die Kopien gelöscht werden.',
      ],
    },
    {
      id: 'protection',
      title: 'Wie Daten geschützt sind',
      paragraphs: [
        'Alle Verbindungen sind verschlüsselt. Passwörter, Token und Backup-Codes werden nur als Hashes gespeichert, Schlüssel der Zwei-Faktor-Authentifizierung nur verschlüsselt. Token sind kurzlebig und werden bei jeder Erneuerung ersetzt; wird ein altes noch einmal verwendet, endet seine Sitzung. Nur die wenigen Menschen, die die Server betreiben, können Kontodaten von Hand ändern, und jede solche Änderung wird mit Urheber und Grund aufgezeichnet. Was sie mit den Werkzeugen der Betreiber einsehen, wird für 400 Tage festgehalten. Führt eine Verletzung der Sicherheit zu einem hohen Risiko für deine Rechte, benachrichtigen wir dich unverzüglich.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Deine Rechte',
      paragraphs: [
        'Die folgenden Rechte kannst du jederzeit kostenlos ausüben, in den Einstellungen, soweit sie es anbieten, oder indem du an die Adresse auf der Kontaktseite schreibst. Wir antworten innerhalb eines Monats.',
      ],
      items: [
        'Auskunft über die Daten, die wir zu dir haben, und eine Kopie davon: In den Einstellungen lädst du alle Daten deines Kontos als ZIP-Datei mit JSON und CSV herunter, über einen Link, der einmal und zehn Minuten lang gilt, und auf der Seite eines Charakters seine Daten als JSON;',
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
        'Versuche, sich anzumelden, sich zu registrieren, Codes einzulösen oder E-Mails senden zu lassen, werden automatisch für kurze Zeit begrenzt. Gibt es ungewöhnlich viele Registrierungen oder Anfragen nach Links, löst dein Browser zuerst eine Rechenaufgabe, die keine Daten über dich verwendet. Darüber hinaus treffen wir keine Entscheidung mit rechtlicher oder ähnlich erheblicher Wirkung allein automatisch: Über Sperren entscheiden Menschen. Die Ziehungen des Glücksrads und der Zufallskisten verwenden keine Daten über dich.',
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
