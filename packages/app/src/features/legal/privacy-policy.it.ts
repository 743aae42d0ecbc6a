import type { LegalText } from './legal-text.ts'

export const privacyPolicyIt: LegalText = {
  version: '2025-06-12-8',
  updatedOn: '2025-06-12',
  notice:
    'Questa versione italiana è una traduzione che serve a facilitarti la lettura. Fa fede la versione inglese. I diritti che ti spettano per legge restano impregiudicati.',
  sections: [
    {
      id: 'controller',
      title: 'Chi è responsabile',
      paragraphs: [
        'Il titolare del trattamento dei dati personali nel portale Olympus è il gestore di Olympus, indicato in questa informativa con «noi». Nella pagina dei contatti, che non richiede l’accesso, trovi l’indirizzo al quale puoi scriverci, anche per domande sulla protezione dei dati e per esercitare i tuoi diritti. Lì puoi anche chiedere il nome e l’indirizzo postale del gestore.',
      ],
    },
    {
      id: 'summary',
      title: 'In breve',
      paragraphs: [
        'Conserviamo ciò che serve per gestire il tuo account, per consegnare ciò che acquisti e per proteggere entrambi. Non mostriamo pubblicità, non usiamo tracciamenti o analisi di terzi, non creiamo profili pubblicitari e non vendiamo dati.',
      ],
    },
    {
      id: 'account-data',
      title: 'Dati dell’account',
      paragraphs: ['Quando ti registri e usi un account, conserviamo:'],
      items: [
        'nome utente, indirizzo email, ID account e ID utente;',
        'la tua password solo come hash creato con Argon2id, dal quale non può essere letta;',
        'la lingua, il tema e lo sfondo che hai scelto;',
        'lo stato dell’account: quando è stato creato e attivato, se è bannato e perché, il suo ruolo;',
        'ciò che scrivi all’assistenza e le nostre risposte.',
      ],
    },
    {
      id: 'security-data',
      title: 'Accessi, dispositivi e sicurezza',
      paragraphs: [
        'Per ogni accesso conserviamo una sessione con il tipo di dispositivo e di browser, l’indirizzo IP, l’ora dell’accesso e dell’ultima attività e gli hash dei token che le appartengono. Vedi le tue sessioni nelle impostazioni e puoi terminarle una per una.',
        'Se attivi l’autenticazione a due fattori, conserviamo la chiave segreta in forma cifrata e i tuoi codici di backup come hash. Di una passkey conserviamo la chiave pubblica, il nome che le hai dato, se è sincronizzata e quando è stata creata e usata l’ultima volta. Registriamo gli eventi rilevanti per la sicurezza, come un accesso fallito, una password modificata o un nuovo dispositivo, con il dispositivo e l’indirizzo IP, e contiamo per breve tempo i tentativi falliti per account e per indirizzo IP.',
        'Le nuove password vengono confrontate sul nostro server con un elenco di password comuni. Se viene interrogato anche un servizio di password violate, questo riceve solo le prime cinque cifre di un hash della password, che molte altre password condividono, e nulla su di te.',
      ],
    },
    {
      id: 'purchases',
      title: 'Acquisti di Olympus Coins',
      paragraphs: [
        'Di un acquisto conserviamo la quantità, il prezzo, la valuta, il metodo, lo stato del pagamento, il riferimento che il fornitore di servizi di pagamento gli ha assegnato e gli orari. I dati della carta li inserisci nella pagina del fornitore di servizi di pagamento, che ne è responsabile; non raggiungono mai i nostri server. Il fornitore ci comunica se un pagamento è riuscito, fallito, rimborsato o contestato.',
      ],
    },
    {
      id: 'consents',
      title: 'Consensi',
      paragraphs: [
        'Quando accetti i termini di servizio o l’informativa sulla privacy, acconsenti alla fornitura immediata di contenuti digitali o confermi la perdita del diritto di recesso, conserviamo quale testo era, in quale versione e lingua, e quando lo hai fatto; per un acquisto anche l’indirizzo IP. Dobbiamo poter dimostrare queste dichiarazioni.',
      ],
    },
    {
      id: 'portal-data',
      title: 'Coin, negozio, coupon e ruota della fortuna',
      paragraphs: [
        'Teniamo un registro contabile di ogni variazione del tuo saldo e conserviamo i tuoi ordini nel negozio, i coupon riscattati e assegnati, i biglietti e i gettoni della ruota della fortuna, i giri con i seed che li rendono verificabili e lo stato di ogni consegna. Trovi tutto nei registri del portale. Se imposti per te dei limiti per acquisti o giri, conserviamo anche questi.',
        'Affinché chiunque possa verificare la ruota della fortuna, ogni giro viene pubblicato in un registro: il suo numero e l’ora, il nostro seed non appena è rivelato, il tuo seed, il numero estratto e il premio. Il registro non nomina né il tuo account né il tuo personaggio. Per statistiche pubbliche contiamo i giri per premio, distinguendo gli account che hanno acquistato coin e quelli che esistono da meno di trenta giorni.',
      ],
    },
    {
      id: 'game-data',
      title: 'Dati dei tuoi personaggi',
      paragraphs: [
        'I server di gioco ci inviano dati dei tuoi personaggi: nome, classe, livello, attributi, equipaggiamento, inventario, bonus, annunci nel bazar, animali e partner, statistiche, risultati per le classifiche e biglietti che hai guadagnato. Comunicano anche se il tuo account è nel gioco e con quale personaggio. A questo scopo conserviamo quando un personaggio è entrato nel gioco e ne è uscito, su quale server di gioco e come è terminata la sua permanenza.',
        'Conserviamo i nomi che un personaggio ha avuto e ciò che hai visto nelle ultime due visite alla sua pagina, per poterti mostrare che cosa è cambiato. Entrambe le cose le vedi solo tu.',
        'Se regali un oggetto a un altro giocatore, quel giocatore e il server di gioco vedono il tuo nome utente e il tuo messaggio. Quando elimini il tuo account, il messaggio resta all’altro giocatore, con il nome di un account eliminato al posto del tuo.',
      ],
    },
    {
      id: 'character-pages',
      title: 'Chi vede i tuoi personaggi',
      paragraphs: [
        'I giocatori che hanno effettuato l’accesso vedono di un personaggio il nome, la classe, l’elemento, la fazione, i livelli, la reputazione, i punti obiettivo e l’aspetto, oltre ai suoi risultati nelle classifiche. I visitatori senza account non vedono personaggi.',
        'Tutto il resto lo vedi solo tu: equipaggiamento, inventario con l’oro, bonus, bazar, animali e partner, statistiche, denaro in banca e ultima visita, compreso se il personaggio è nel gioco in quel momento. Nella pagina del personaggio, alla voce «Privacy», puoi aprire ciascuno di questi elementi agli altri giocatori e richiuderlo in qualsiasi momento. Finché l’ultima visita è chiusa, una sezione aperta non mostra a quando risalgono i suoi dati. Gli annunci nel bazar e i giorni delle statistiche possono comunque rivelare quando hai giocato.',
        'Se crei un link all’equipaggiamento di un personaggio, conserviamo ciò che indossa in quel momento, con nome, classe, elemento e livelli. Ogni giocatore che ha effettuato l’accesso e possiede il link lo vede, anche se l’equipaggiamento è chiuso, finché non elimini il link o finché non viene eliminato il personaggio o il tuo account.',
      ],
    },
    {
      id: 'statistics',
      title: 'Statistiche dei tuoi personaggi',
      paragraphs: [
        'Dai totali che i server di gioco comunicano calcoliamo per ogni personaggio ciò che si è aggiunto in un giorno (UTC) e in una settimana: tra l’altro mostri e giocatori sconfitti, morti, danni, raid, eventi, duelli, oro guadagnato e speso, abilità e oggetti usati e il tempo nel gioco per ora del giorno. Conserviamo anche i totali dall’inizio, i tempi migliori e altri record, i traguardi, l’oro posseduto, l’esito degli ultimi venti combattimenti e gli ultimi superpremi.',
        'Per il confronto, il portale mostra le mediane dei personaggi di livello simile e la quota di questi che un personaggio supera. Sono calcolate su un campione di al massimo 500 personaggi di almeno cinque giocatori, compresi quelli le cui statistiche sono chiuse. Non nominano alcun personaggio e non rivelano che cosa ha fatto uno in particolare.',
      ],
    },
    {
      id: 'leaderboards',
      title: 'Classifiche',
      paragraphs: [
        'Le classifiche ordinano i personaggi in base ai risultati che i server di gioco comunicano, alla reputazione e ai punti obiettivo. Mostrano il punteggio, i suoi dettagli, quando è stato raggiunto e, per un record di raid, i nomi del gruppo. Per mostrare le variazioni e le posizioni migliori conserviamo una volta al giorno le posizioni dei primi 10.000 di ogni classifica e di tutti i personaggi i cui proprietari hanno usato il portale negli ultimi trenta giorni.',
        'Nella pagina di un personaggio puoi nasconderlo dalle classifiche. In tal caso non compaiono né i suoi risultati né il suo nome in un gruppo; i punteggi sono conservati affinché possa ritornarvi. Il risultato finale di una stagione viene sigillato: dei primi cento contiene solo l’ID del personaggio, la posizione, il punteggio e l’ora.',
      ],
    },
    {
      id: 'connections',
      title: 'Account collegati',
      paragraphs: [
        'Se colleghi un account della nostra community in chat, conserviamo l’identificativo e il nome visualizzato che il servizio di chat ci invia con il tuo consenso. Non manteniamo alcun accesso a quell’account. Quando lo scolleghi nelle impostazioni, eliminiamo questi dati.',
      ],
    },
    {
      id: 'contact',
      title: 'Messaggi all’assistenza',
      paragraphs: [
        'Se ci scrivi nella pagina dei contatti, trattiamo il tuo indirizzo email, il messaggio, il suo argomento, la lingua e l’ora e il tuo nome utente, se lo indichi. Se hai effettuato l’accesso, trattiamo invece l’indirizzo, il nome utente e l’ID del tuo account.',
        'Il portale invia il tuo messaggio per email alla nostra casella di assistenza e una copia all’indirizzo che hai indicato; non lo conserva in nessun altro luogo. Affinché nessuno abusi del modulo, conta per due giorni al massimo i messaggi per rete, per account e per indirizzo, gli indirizzi solo come hash.',
      ],
    },
    {
      id: 'emails',
      title: 'Email e download',
      paragraphs: [
        'Inviamo all’indirizzo del tuo account le email che lo riguardano: link e conferme che richiedi, come il link alla pagina di download del launcher, ricevute e avvisi su sicurezza, regali e i tuoi personaggi.',
        'La pagina di download può controllare un file del launcher. Il tuo browser ne calcola l’hash e lo confronta con quelli delle nostre versioni; né il file né il suo hash ci vengono inviati.',
      ],
    },
    {
      id: 'logs',
      title: 'Registri del server',
      paragraphs: [
        'Per ogni richiesta che modifica qualcosa o che fallisce, il server scrive una riga con l’ora, la funzione chiamata, il risultato, la durata, un ID della richiesta, l’indirizzo IP e, se hai effettuato l’accesso, l’ID account. Se da una rete arrivano troppe richieste, solo la prima respinta in un minuto riceve una riga di questo tipo, senza l’ID account; le altre vengono contate con l’indirizzo della rete. Password, token, codici e contenuti delle email sono esclusi. Se ti viene mostrato un errore, il suo ID della richiesta ci permette di trovarne la causa senza chiederti altro.',
        'Se il tuo browser blocca in una pagina qualcosa che le sue regole di sicurezza vietano, ce lo segnala. Della segnalazione registriamo solo che cosa è stato bloccato e in quale tipo di pagina.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookie',
      paragraphs: [
        'Il portale imposta solo cookie strettamente necessari per ciò che hai richiesto. Non richiedono consenso e nessun altro può leggerli.',
      ],
      items: [
        'token: mostra che hai effettuato l’accesso quando il tuo browser chiede una pagina o dei dati. Valido dieci minuti, poi rinnovato.',
        'refreshToken: rinnova il tuo accesso. Conservato finché non chiudi il browser o, se hai scelto di mantenere l’accesso, fino a trenta giorni dopo la tua ultima visita. Rimosso quando esci.',
        '__Host-bind: lega il rinnovo del tuo accesso a questo browser, così che un token rubato sia inutile altrove. Dura quanto refreshToken.',
        '__Host-device: riconosce questo browser, così che possiamo segnalarti un accesso da un altro e che nessuno ti impedisca di entrare cercando di indovinare la tua password. Conservato per 400 giorni, anche dopo l’uscita.',
        'locale: ricorda per un anno la lingua del portale.',
        'timeZone: il fuso orario di questo dispositivo, così che le pagine mostrino da subito gli orari in questo fuso. Conservato per un anno.',
      ],
    },
    {
      id: 'browser-storage',
      title: 'Archiviazione nel tuo browser',
      paragraphs: [
        'Per caricarsi più velocemente e resistere a una connessione interrotta, il portale conserva alcuni dati nel tuo browser. Restano sul tuo dispositivo; puoi eliminarli in qualsiasi momento dalle impostazioni del browser.',
      ],
      items: [
        'Archivio locale «user»: ID utente, nome utente e indirizzo email dell’utente che ha effettuato l’accesso. Rimosso quando esci.',
        'Archivio locale «game-characters»: una copia dell’elenco dei tuoi personaggi. Rimosso quando esci.',
        'Archivio locale delle tue scelte: lingua, tema, sfondo, i personaggi scelti per ultimi nelle pagine, nel negozio e alla ruota della fortuna e, se hai spuntato «Ricorda la mia email», quell’indirizzo.',
        'Archivio locale delle operazioni in corso: chiavi che impediscono che un acquisto o un ordine venga eseguito due volte. Rimosse al termine dell’operazione o, altrimenti, a una visita più di un giorno dopo.',
        'Archivio locale «olympus-wheel-log»: l’ultimo stato del registro pubblico della ruota della fortuna che il tuo browser ha verificato, senza riferimento a te.',
        'Archivio di sessione per i ricaricamenti: quando la pagina si è ricaricata da sola l’ultima volta. Rimosso quando chiudi la pagina.',
        'Un database del browser con nomi e immagini del gioco, senza riferimento a te. Svuotato quando esci.',
      ],
    },
    {
      id: 'purposes',
      title: 'Finalità e basi giuridiche',
      paragraphs: [
        'Trattiamo i dati descritti sopra per le seguenti finalità e sulle basi giuridiche del regolamento generale sulla protezione dei dati (GDPR) indicate per ciascuna:',
      ],
      items: [
        'gestione dell’account, presentazione dei tuoi personaggi e delle loro statistiche, vendita e consegna di contenuti digitali, assistenza: esecuzione del contratto (articolo 6, paragrafo 1, lettera b);',
        'risposta ai messaggi di persone senza account: nostro legittimo interesse a rispondere (articolo 6, paragrafo 1, lettera f);',
        'protezione di account e pagamenti, prevenzione di frodi, abusi e imbrogli, ricerca di errori, prova delle estrazioni della ruota della fortuna, gestione delle classifiche e confronto delle statistiche: nostro legittimo interesse a un servizio sicuro ed equo (articolo 6, paragrafo 1, lettera f);',
        'documentazione di acquisti e consensi, risposta alle richieste sui tuoi diritti e alle richieste legittime delle autorità: obblighi di legge (articolo 6, paragrafo 1, lettera c);',
        'collegamento di un account della community in chat: il tuo consenso (articolo 6, paragrafo 1, lettera a), che puoi revocare in qualsiasi momento con effetto per il futuro scollegandolo.',
      ],
    },
    {
      id: 'recipients',
      title: 'Chi riceve i dati',
      paragraphs: [
        'Presso il gestore hanno accesso ai dati solo le persone che ne hanno bisogno per il loro lavoro. All’esterno i dati vanno:',
      ],
      items: [
        'al fornitore di servizi di pagamento, che riceve ciò che serve a un pagamento: importo, valuta, il nostro riferimento e il tuo indirizzo email, e che tratta i tuoi dati di pagamento sotto la propria responsabilità;',
        'ai fornitori di hosting, di download e di invio di email, che trattano dati per nostro conto e secondo le nostre istruzioni;',
        'ai server di gioco di Olympus, che ricevono le consegne e altri incarichi per i tuoi personaggi con gli ID dell’account e del personaggio, e che apprendono se il tuo account può entrare nel gioco;',
        'al servizio di chat, se vi colleghi un account;',
        'ad autorità, tribunali e consulenti legali, dove la legge lo impone o lo consente.',
      ],
    },
    {
      id: 'transfers',
      title: 'Paesi fuori dallo Spazio economico europeo',
      paragraphs: [
        'Se un destinatario tratta dati fuori dallo Spazio economico europeo, ciò avviene solo dove la Commissione europea ha ritenuto adeguata la protezione o sulla base di clausole contrattuali tipo, con ulteriori garanzie ove necessario. Su richiesta ti forniamo una copia delle garanzie applicabili.',
      ],
    },
    {
      id: 'retention',
      title: 'Per quanto tempo conserviamo i dati',
      paragraphs: ['Eliminiamo i dati quando non servono più al loro scopo. In particolare:'],
      items: [
        'dati dell’account, dei personaggi e del portale: finché esiste l’account; per le eccezioni, vedi sotto. Un’eliminazione che richiedi viene eseguita dopo quattordici giorni, durante i quali puoi revocarla; un account che non viene mai attivato viene eliminato.',
        'sessioni: finiscono quando esci o le termini, al più tardi trenta giorni dopo l’ultimo utilizzo. I dati di una sessione terminata vengono eliminati al più tardi trenta giorni dopo.',
        'link di attivazione e per una nuova password: ciò che hai inserito per essi, fino al loro utilizzo o alla loro scadenza; il fatto che il link sia esistito, trenta giorni in più.',
        'eventi di sicurezza: 180 giorni. Il fatto che hai già usato un browser: 400 giorni dopo il suo ultimo utilizzo; per il browser più recente, finché esiste l’account.',
        'email che ti inviamo: il testo finché non sono inviate o non è stato possibile inviarle per un giorno; indirizzo e oggetto per sette giorni. Risposte a richieste che non devono essere eseguite due volte: fino a 35 giorni.',
        'avvisi che tengono aggiornate le pagine aperte: dieci minuti.',
        'comunicazioni dei server di gioco: le nostre risposte per una settimana, le voci che abbiamo respinto per trenta giorni, i momenti in cui un personaggio è entrato nel gioco e ne è uscito per 90 giorni dopo l’uscita.',
        'statistiche dei personaggi: ogni giorno per 400 giorni, al massimo un mese in più; settimane e totali finché esiste l’account.',
        'posizioni giornaliere nelle classifiche: quindici giorni, poi solo la migliore di ogni personaggio. Quando l’account viene eliminato, vengono eliminate anche le sue voci e posizioni; solo il risultato sigillato di una stagione mantiene l’ID del personaggio.',
        'giri, seed, biglietti e gettoni della ruota della fortuna: per sempre, perché senza di essi nessuno potrebbe verificare il registro pubblico. Quando l’account viene eliminato, vengono separati dal tuo nome, dal tuo indirizzo e dai tuoi personaggi.',
        'personaggi eliminati nel gioco o con una selezione: ciò che mostravano le loro pagine e i link al loro equipaggiamento, altri trenta giorni, affinché l’assistenza possa aiutare dopo una frode. Nome, ultimi valori, punteggi e statistiche restano per i tuoi registri e la tua esportazione finché esiste l’account. Gli altri giocatori non li vedono più, tranne il nome nei propri ordini e regali.',
        'acquisti, registrazioni contabili e consensi: finché lo richiedono il diritto commerciale e tributario o i termini di prescrizione, di norma fino a dieci anni. Dopo l’eliminazione dell’account sono bloccati per qualsiasi altro uso.',
        'messaggi della pagina dei contatti: nel portale finché le relative email non sono inviate o non è stato possibile inviarle per un giorno, indirizzi e oggetti delle email per sette giorni; nella nostra casella di assistenza, con le nostre risposte, finché la questione non è risolta e i termini di prescrizione non sono scaduti.',
        'registri del server: di norma trenta giorni, più a lungo solo finché si esamina un incidente specifico.',
        'copie di backup: i dati eliminati vi restano finché non vengono eliminate anche le copie.',
      ],
    },
    {
      id: 'protection',
      title: 'Come sono protetti i dati',
      paragraphs: [
        'Tutte le connessioni sono cifrate. Password, token e codici di backup sono conservati solo come hash, le chiavi dell’autenticazione a due fattori solo cifrate. I token hanno breve durata e vengono sostituiti a ogni rinnovo; se uno vecchio viene usato di nuovo, la sua sessione termina. Solo le poche persone che gestiscono i server possono modificare a mano i dati di un account, e ogni modifica di questo tipo viene registrata con autore e motivo. Ciò che consultano con gli strumenti dei gestori viene registrato per 400 giorni. Se una violazione della sicurezza comporta un rischio elevato per i tuoi diritti, ti informiamo senza ingiustificato ritardo.',
      ],
    },
    {
      id: 'your-rights',
      title: 'I tuoi diritti',
      paragraphs: [
        'Puoi esercitare i seguenti diritti in qualsiasi momento e gratuitamente, nelle impostazioni dove è previsto o scrivendo all’indirizzo indicato nella pagina dei contatti. Rispondiamo entro un mese.',
      ],
      items: [
        'accesso ai dati che conserviamo su di te e una loro copia: nelle impostazioni scarichi tutti i dati del tuo account in un file ZIP con JSON e CSV, tramite un link che vale una sola volta e per dieci minuti, e nella pagina di un personaggio i suoi dati in JSON;',
        'rettifica dei dati errati e integrazione di quelli incompleti;',
        'cancellazione, se non vi si oppone un obbligo di conservazione, e limitazione del trattamento;',
        'portabilità: i dati che ci hai fornito, in un formato comune e leggibile da dispositivo automatico;',
        'opposizione, per motivi connessi alla tua situazione particolare, a un trattamento basato sul nostro legittimo interesse;',
        'revoca di un consenso, con effetto per il futuro;',
        'reclamo a un’autorità per la protezione dei dati, in particolare nel paese in cui vivi, in cui lavori o in cui ritieni che la legge sia stata violata.',
      ],
    },
    {
      id: 'automated-decisions',
      title: 'Decisioni automatizzate',
      paragraphs: [
        'I tentativi di accedere, di registrarsi, di riscattare codici o di far inviare email vengono limitati automaticamente per breve tempo. Se arrivano più registrazioni o richieste di link del solito, il tuo browser esegue prima un calcolo che non usa dati su di te. Oltre a ciò non prendiamo decisioni con effetti giuridici o analogamente significativi con soli mezzi automatizzati: i ban sono decisi da persone. Le estrazioni della ruota della fortuna e delle scatole casuali non usano dati su di te.',
      ],
    },
    {
      id: 'necessity',
      title: 'Quali dati devi fornire',
      paragraphs: [
        'Senza nome utente, indirizzo email e password non possiamo offrirti un account e senza i dati di un pagamento non possiamo venderti coin. Tutto il resto è facoltativo.',
      ],
    },
    {
      id: 'young-players',
      title: 'Giocatori minorenni',
      paragraphs: [
        'Chi non è ancora maggiorenne ha bisogno del consenso di un genitore o di un tutore per registrarsi. Se ritieni che un minore ci abbia fornito dati senza questo consenso, scrivici ed elimineremo l’account.',
      ],
    },
    {
      id: 'changes',
      title: 'Modifiche a questa informativa',
      paragraphs: [
        'Adeguiamo questa informativa quando cambiano il portale o la legge. La versione attuale con la sua data si trova sempre in questa pagina. Annunciamo le modifiche essenziali per email prima che si applichino.',
      ],
    },
  ],
}
