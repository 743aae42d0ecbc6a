import type { LegalText } from './legal-text.ts'

export const termsOfServiceIt: LegalText = {
  version: '2025-06-12-8',
  updatedOn: '2025-06-12',
  notice:
    'Questa versione italiana è una traduzione che serve a facilitarti la lettura. Fa fede la versione inglese. I tuoi diritti inderogabili di consumatore restano impregiudicati.',
  sections: [
    {
      id: 'scope',
      title: 'A cosa si applicano questi termini',
      paragraphs: [
        'I presenti termini si applicano tra te e il gestore di Olympus quando utilizzi il portale Olympus: l’account, l’acquisto di Olympus Coins, il negozio, i regali, i coupon, la ruota della fortuna, i tuoi personaggi con le loro pagine e statistiche, le classifiche e il download del launcher.',
        'Si applicano nella versione che hai accettato al momento della registrazione o dell’ultimo acquisto di coin, oppure in quella entrata in vigore secondo la sezione sulle modifiche. Puoi leggere e salvare qui la versione attuale in qualsiasi momento, anche senza account.',
        'Se i presenti termini ti concedono meno di quanto preveda la normativa inderogabile a tutela dei consumatori del paese in cui vivi, prevale tale normativa.',
      ],
    },
    {
      id: 'operator',
      title: 'Gestore e contatti',
      paragraphs: [
        'La tua controparte contrattuale è il gestore di Olympus, indicato con «noi» nei presenti termini. Nella pagina dei contatti, che non richiede l’accesso, trovi l’indirizzo al quale puoi contattarci per domande, reclami, un recesso o un ricorso contro un ban. Lì puoi anche chiedere il nome e l’indirizzo postale del gestore.',
        'Ti scriviamo all’indirizzo email del tuo account. Tienilo aggiornato, per favore; ciò che inviamo lì si considera ricevuto quando ci si poteva attendere che tu lo leggessi.',
      ],
    },
    {
      id: 'account',
      title: 'Il tuo account',
      paragraphs: [
        'Per usare il portale ti serve un account. Lo crei con un nome utente, un indirizzo email e una password e lo attivi tramite il link che ti inviamo per email. Il contratto relativo all’account decorre dall’attivazione. L’account in sé è gratuito.',
        'Se nel luogo in cui vivi non hai ancora raggiunto la maggiore età, puoi registrarti e acquistare coin solo con il consenso di un genitore o di un tutore. Possiamo chiedere una prova di tale consenso.',
        'Un account appartiene a una sola persona fisica. Non puoi venderlo, darlo in affitto, regalarlo o lasciarlo usare ad altri.',
      ],
      items: [
        'Le informazioni che fornisci alla registrazione sono corrette e restano tali.',
        'Il tuo nome utente non offende, non inganna e non si spaccia per qualcun altro, in particolare per un membro del team.',
        'Non crei account tramite script, né per aggirare un ban o un limite.',
      ],
    },
    {
      id: 'security',
      title: 'Sicurezza dell’account',
      paragraphs: [
        'Scegli una password che non usi altrove, tienila per te e attiva l’autenticazione a due fattori dove il portale la offre. Conserva i codici di backup dove nessun altro li trova; ognuno vale una sola volta.',
        'Avvisaci subito se ritieni che qualcun altro abbia accesso al tuo account. Puoi terminare le sessioni di altri dispositivi nelle impostazioni.',
        'Il nostro team non ti chiede mai la password, un codice di accesso o i dati della tua carta.',
      ],
    },
    {
      id: 'olympus-coins',
      title: 'Olympus Coins',
      paragraphs: [
        'Gli Olympus Coins (OC) sono contenuti digitali. Con essi ricevi una licenza personale, non esclusiva e non trasferibile per scambiarli, all’interno di questo portale, con gli oggetti e i servizi che il negozio offre in quel momento. La licenza dura finché esiste il tuo account.',
        'Gli OC non sono denaro, né moneta elettronica, né un mezzo di pagamento al di fuori del portale. Non maturano interessi e non possono essere convertiti in denaro né trasferiti a un altro account. Ad altri giocatori puoi regalare oggetti del negozio, come descritto nella sezione sui regali.',
        'I coin spesi sono consumati: non vengono liquidati né restituiti, salvo che una consegna fallisca, un oggetto sia difettoso o la legge ti riconosca tale diritto. I coin bonus di un pacchetto seguono l’acquisto con cui li hai ricevuti.',
        'Ogni variazione del tuo saldo è registrata in una voce. Se una voce è errata, la correggiamo con un’ulteriore voce che puoi vedere, mai eliminando la prima.',
      ],
    },
    {
      id: 'buying-coins',
      title: 'Acquisto di coin',
      paragraphs: [
        'Gli importi nella pagina di acquisto, con il loro bonus e il prezzo totale comprensivo di imposta sul valore aggiunto, sono un invito a ordinare. Fai un’offerta vincolante quando, dopo aver scelto importo e metodo di pagamento e aver spuntato i consensi, procedi al pagamento sicuro. Il contratto si conclude quando confermiamo il pagamento e accreditiamo i coin.',
        'Il pagamento avviene sulla pagina del fornitore di servizi di pagamento. I dati della carta vengono inseriti lì e non ci pervengono mai. Se il pagamento non va a buon fine, non si conclude alcun contratto e nulla viene accreditato.',
        'Accreditiamo i coin non appena il fornitore ha verificato il pagamento, di norma entro pochi secondi. Confermiamo per email l’acquisto insieme ai consensi che hai prestato.',
        'Se un pagamento viene stornato dopo l’accredito dei coin, ci riprendiamo i coin di quell’acquisto. Se sono già stati spesi, ci devi l’importo mancante e non puoi spendere altri coin finché non è saldato. Puoi comunque continuare ad accedere.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Diritto di recesso',
      paragraphs: [
        'In quanto consumatore hai il diritto di recedere da un acquisto di coin entro quattordici giorni senza indicarne i motivi. Il periodo scade quattordici giorni dopo il giorno della conclusione del contratto.',
        'Per esercitare il diritto, usa «Recedi dal contratto qui» accanto all’acquisto nel tuo registro donazioni, oppure comunicaci il recesso con un’altra dichiarazione esplicita, per esempio per email all’indirizzo indicato nella pagina dei contatti. Puoi usare il modulo qui sotto, ma non è obbligatorio. Ciò che dichiari nel registro vale subito e te lo confermiamo per email. È sufficiente che tu invii la dichiarazione prima della scadenza del periodo.',
        'Se recedi, rimborsiamo tutti i pagamenti ricevuti per quell’acquisto senza indebito ritardo e in ogni caso entro quattordici giorni dal giorno in cui ci è pervenuta la tua dichiarazione. Usiamo il mezzo di pagamento che hai usato tu e non ti addebitiamo nulla per questo. I coin dell’acquisto, bonus compreso, vengono tolti dal tuo saldo.',
        'Per i contenuti digitali forniti immediatamente il diritto di recesso si estingue in anticipo. Prima del pagamento ti chiediamo perciò di acconsentire espressamente all’attivazione dei coin subito dopo il pagamento e di confermare di sapere che, una volta attivati, perdi il diritto di recesso. Confermiamo entrambe le cose per email. Senza questi due consensi non possiamo vendere coin.',
        'Oltre a quanto richiesto dalla legge, accettiamo un recesso entro i quattordici giorni anche dopo l’attivazione, purché i coin dell’acquisto non siano stati spesi. I coin sono tutti uguali: si considerano non spesi finché il tuo saldo contiene tutti i coin dell’acquisto, bonus compreso, e non ce ne devi alcuno.',
      ],
    },
    {
      id: 'withdrawal-form',
      title: 'Modulo di recesso',
      paragraphs: [
        'Se vuoi recedere da un acquisto puoi copiare questo modulo, compilarlo e inviarlo all’indirizzo indicato nella pagina dei contatti.',
      ],
      items: [
        'Al gestore di Olympus:',
        'Con la presente notifico il recesso dal mio contratto di fornitura dei seguenti contenuti digitali: (quantità di Olympus Coins, ID donazione)',
        'Ordinati il: (data)',
        'Nome del consumatore e nome utente nel portale:',
        'Indirizzo del consumatore:',
        'Firma del consumatore (solo se il modulo è notificato in versione cartacea):',
        'Data:',
      ],
    },
    {
      id: 'shop',
      title: 'Il negozio',
      paragraphs: [
        'Il negozio mostra il prezzo di ogni oggetto in OC e accanto un prezzo in denaro, calcolato in base al pacchetto di coin più piccolo. Per un oggetto in offerta mostra anche il prezzo più basso dei trenta giorni precedenti l’offerta. Se la vendita di un oggetto termina in un momento stabilito, il negozio lo indica. Per un oggetto a tempo limitato indica quanto dura dopo la consegna. Alcuni oggetti sono limitati in numero per account o per periodo; vedi il limite prima di ordinare.',
        'Acquisti un oggetto per uno dei tuoi personaggi. Il prezzo che hai visto è quello che paghi: se nel frattempo è cambiato, l’ordine viene rifiutato e vedi quello nuovo. I prezzi degli ordini successivi possono essere diversi.',
        'Gli oggetti sono contenuti digitali da usare nel gioco. Sono legati al personaggio che li riceve e soggetti alla stessa licenza dei coin con cui hai pagato. Il loro effetto può essere adeguato per mantenere l’equilibrio del gioco, come descritto nella sezione sulle modifiche.',
      ],
    },
    {
      id: 'gifts',
      title: 'Regali',
      paragraphs: [
        'Puoi acquistare un oggetto del negozio come regalo per un personaggio attivo di un altro giocatore, del quale inserisci il nome. Un regalo è un tuo ordine: lo paghi con i tuoi coin e conta per i tuoi limiti. Viene consegnato subito e non puoi riprendertelo. Controlla il nome prima di ordinare, per favore.',
        'L’altro giocatore vede il tuo nome utente, il tuo messaggio e l’oggetto, ma non il prezzo. Le regole di uso corretto valgono anche per il messaggio. Se la consegna fallisce, i coin tornano sul tuo saldo e l’altro giocatore non ha diritto all’oggetto.',
      ],
    },
    {
      id: 'deliveries',
      title: 'Consegne e rimborsi',
      paragraphs: [
        'Tutto ciò che viene assegnato a un personaggio diventa una consegna che puoi seguire nei registri: prima è in coda, poi viene presa in carico dal server di gioco e infine confermata. La maggior parte delle consegne è confermata in pochi minuti; durante la manutenzione di un server di gioco restano in attesa.',
        'Se un server di gioco non riesce a completare una consegna per più di un giorno, questa risulta in ritardo finché non ce ne siamo occupati. Se una consegna non può essere eseguita, viene contrassegnata come fallita con il relativo motivo e i coin pagati tornano automaticamente sul tuo saldo. L’oggetto di un coupon torna nel tuo inventario dei coupon. Un oggetto della ruota della fortuna vi si trasforma in un coupon.',
        'Se una consegna risulta confermata e non trovi l’oggetto, contatta l’assistenza indicando l’ID ordine. Confrontiamo i nostri dati con quelli del server di gioco e consegniamo di nuovo o rimborsiamo.',
      ],
    },
    {
      id: 'coupons',
      title: 'Coupon',
      paragraphs: [
        'I codici dei coupon distinguono maiuscole e minuscole e possono essere riscattati una volta per account. Un codice può essere limitato nel tempo, nel numero, a determinati account o ad account di una certa anzianità. I coin e i biglietti di un coupon vengono accreditati subito. Un coupon oggetto va nel tuo inventario dei coupon finché non lo assegni a un personaggio a tua scelta; l’assegnazione non può essere annullata.',
        'I coupon sono gratuiti. Non possono essere venduti, non vengono liquidati e sono nulli se ottenuti con l’inganno o grazie a un errore che potevi riconoscere.',
      ],
    },
    {
      id: 'chance',
      title: 'Ruota della fortuna e scatole casuali',
      paragraphs: [
        'Alla ruota della fortuna si gioca con i biglietti, uno per ogni giro. Ogni giro dà un premio e un gettone. Il premio di ogni trentesimo giro dal tuo ultimo jackpot viene estratto dal gruppo jackpot, quello di ogni altro giro dal gruppo normale. I gettoni possono essere cambiati con biglietti o con i premi elencati, al prezzo mostrato; un cambio non può essere annullato. Ricevi biglietti anche come premi, dai coupon, nel gioco e dall’assistenza; non li vendiamo.',
        'Le probabilità di ogni premio della ruota, e di tutto ciò che una scatola casuale può contenere, sono mostrate prima che tu giri la ruota o acquisti. Sono quelle usate per l’estrazione; non dipendono da chi sei, da quanto hai speso o da che cosa hai estratto in precedenza, fatta eccezione per il jackpot descritto sopra.',
        'Prima che tu giri la ruota, il portale pubblica un’impronta del suo seed segreto. Poi imposti un seed tuo o accetti quello suggerito dal tuo browser. Entrambi, insieme al numero del giro, determinano il risultato. Il seed segreto viene rivelato quando è sostituito, al più tardi trenta giorni dopo il suo primo giro, così puoi verificare di persona ogni giro precedente. Ogni giro figura in un registro pubblico che non nomina né te né il tuo personaggio; nessuno può modificarlo o rimuoverlo da lì senza che si noti.',
        'Biglietti, gettoni e premi non hanno valore in denaro e non possono essere convertiti in denaro. Un risultato resta valido anche se la connessione cade mentre la ruota gira; il premio viene comunque consegnato. Se il gioco non lo accetta, lo conservi come coupon.',
      ],
    },
    {
      id: 'characters',
      title: 'Personaggi',
      paragraphs: [
        'Un account può contenere fino a otto personaggi, di cui al massimo quattro disattivati. Puoi attivare un personaggio alla settimana. I personaggi possono essere attivati e disattivati solo mentre l’intero account è offline nel gioco. L’ultimo personaggio attivo non può essere disattivato e, di norma, nemmeno uno che vende o fa offerte nel bazar. Uno scambio ha effetto quando il server di gioco lo conferma; se un’attivazione fallisce, puoi farne un’altra al suo posto.',
        'Se confermi una selezione permanente dei personaggi da tenere, gli altri vengono eliminati per sempre, con il loro oro, i livelli, gli animali e i partner. Prima che tu confermi, il portale elenca che cosa viene eliminato, quali annunci e offerte vanno al personaggio che scegli e quali oggetti diventano coupon. Puoi annullare una selezione confermata fino al momento lì indicato, non oltre. Se nel frattempo i tuoi personaggi o oggetti sono cambiati, te lo chiediamo di nuovo. Finché una selezione è aperta, non puoi scambiare personaggi né acquistare o assegnare qualcosa a quelli che verranno eliminati.',
      ],
    },
    {
      id: 'character-pages',
      title: 'Pagine dei personaggi, statistiche e classifiche',
      paragraphs: [
        'Le pagine dei tuoi personaggi, le loro statistiche e le classifiche mostrano ciò che comunicano i server di gioco. Possono essere in ritardo o incomplete; fa fede lo stato del gioco. Correggiamo gli errori che notiamo o che segnali all’assistenza.',
        'Gli altri giocatori vedono la parte pubblica della pagina di ogni personaggio, come nome, classe, livelli e aspetto, e le sue posizioni nelle classifiche. Nelle impostazioni sulla privacy di un personaggio decidi se vedono anche dettagli come equipaggiamento, inventario, statistiche e ultima visita, e se compare nelle classifiche. Puoi cambiarlo in qualsiasi momento.',
        'Puoi creare link all’equipaggiamento di un personaggio. Un link di questo tipo mostra a ogni giocatore che lo possiede ciò che il personaggio indossava in quel momento, con il nome e la data, a prescindere dalle impostazioni sulla privacy. Vale finché non lo elimini o finché non viene eliminato il personaggio o l’account.',
        'I personaggi del nostro team e degli account bannati non figurano nelle classifiche, nemmeno in quelle delle stagioni passate. Una posizione in classifica non ti dà diritto a un premio, a meno che non ne abbiamo promesso uno.',
      ],
    },
    {
      id: 'conduct',
      title: 'Uso corretto',
      paragraphs: ['Il portale è condiviso da molte persone. Quando lo usi, non puoi'],
      items: [
        'disturbarlo o sovraccaricarlo, cercarne i punti deboli senza il nostro consenso o leggere dati che non sono destinati a te;',
        'usare bot, script o client manipolati, o sfruttare un errore anziché segnalarlo;',
        'commerciare account, coin, coupon, oggetti o biglietti in cambio di denaro o al di fuori dei mezzi offerti dal gioco;',
        'pagare con mezzi che non ti appartengono o stornare un pagamento legittimo;',
        'insultare, minacciare, molestare o ingannare altri, o diffondere contenuti illeciti;',
        'copiare, rivendere o ripubblicare il portale o parti di esso, oltre quanto consentito dalla legge o da una licenza.',
      ],
    },
    {
      id: 'bans',
      title: 'Avvertimenti, blocchi e ban',
      paragraphs: [
        'In presenza di indizi concreti che tu violi i presenti termini, possiamo ammonirti, riprenderci ciò che è stato ottenuto in modo sleale, bloccare singole funzioni, sospendere l’account per un periodo o, dopo una violazione grave o ripetuta, bannarlo in modo permanente. Scegliamo la misura più lieve che protegga gli altri giocatori e teniamo conto di ciò che parla a tuo favore.',
        'Ti diciamo che cosa abbiamo fatto, perché e per quanto tempo, salvo che la legge lo vieti. Puoi presentare ricorso all’assistenza entro sei mesi; lo esamina una persona, se possibile diversa da quella che ha deciso.',
        'I diritti al rimborso dei coin acquistati e non spesi, nella misura in cui la legge li riconosce, permangono dopo un ban che non si fondi su una frode con quei coin.',
      ],
    },
    {
      id: 'rights',
      title: 'Diritti sul portale e sul gioco',
      paragraphs: [
        'Olympus, il suo software, le immagini, i testi, la musica e i segni distintivi appartengono al gestore o a chi ce li ha concessi in licenza. Puoi usare il portale e il launcher per giocare privatamente. Le parti soggette a una licenza aperta sono disciplinate da tale licenza; la pagina di assistenza ne indica gli autori.',
      ],
    },
    {
      id: 'availability',
      title: 'Disponibilità e conformità',
      paragraphs: [
        'Gestiamo il portale con la cura abituale per servizi di questo tipo, ma non possiamo promettere che sia disponibile in ogni momento. Quando possibile, annunciamo la manutenzione programmata.',
        'A ciò per cui paghi si applicano le norme di legge sui difetti di conformità dei contenuti digitali: ti dobbiamo contenuti digitali conformi al contratto, rimediamo ai difetti e, se non ci riusciamo, puoi chiedere una riduzione del prezzo o risolvere il contratto.',
      ],
    },
    {
      id: 'liability',
      title: 'Responsabilità',
      paragraphs: [
        'Rispondiamo senza limiti per dolo e colpa grave, per danni alla vita, all’integrità fisica o alla salute, ai sensi della normativa sulla responsabilità da prodotto e nella misura in cui abbiamo prestato una garanzia.',
        'In caso di colpa lieve rispondiamo solo per la violazione di un obbligo essenziale del contratto, sul cui adempimento puoi di regola fare affidamento. La responsabilità è allora limitata al danno tipico di un contratto di questo genere e prevedibile. È esclusa ogni ulteriore responsabilità per colpa lieve. Lo stesso vale per chi agisce per nostro conto.',
      ],
    },
    {
      id: 'ending',
      title: 'Fine del contratto',
      paragraphs: [
        'Puoi far eliminare il tuo account in qualsiasi momento, senza indicarne i motivi. L’eliminazione viene eseguita dopo quattordici giorni, durante i quali puoi annullarla. Con essa vanno persi personaggi, oggetti e coin non spesi; usali prima, per favore, oppure recedi dagli acquisti ancora aperti.',
        'Possiamo disdire il contratto per email con un preavviso di trenta giorni, per esempio se il portale chiude. Ciascuna parte può recedere senza preavviso per giusta causa. Resta fermo il tuo diritto di legge al rimborso dei coin che hai acquistato e non hai potuto spendere.',
      ],
    },
    {
      id: 'changes',
      title: 'Modifiche',
      paragraphs: [
        'Possiamo sviluppare il portale e l’offerta del negozio e adeguare gli oggetti quando lo richiedono la sicurezza, l’equilibrio del gioco o un cambiamento della legge o della tecnologia, purché ciò non ti costi nulla e sia ragionevole per te. Se una modifica incide su contenuti a pagamento in misura più che lieve, te lo diciamo prima e puoi porre fine al contratto gratuitamente entro trenta giorni.',
        'Annunciamo le modifiche dei presenti termini per email almeno trenta giorni prima che si applichino, indicando che cosa cambia e perché. Le modifiche che ti svantaggiano su un punto essenziale si applicano solo se le accetti. Se non le accetti, continuano ad applicarsi i termini precedenti; in tal caso possiamo disdire il contratto come descritto sopra.',
      ],
    },
    {
      id: 'law',
      title: 'Legge applicabile e controversie',
      paragraphs: [
        'Si applica la legge del paese in cui ha sede il gestore, con esclusione della Convenzione delle Nazioni Unite sui contratti di compravendita internazionale di merci. In quanto consumatore conservi la tutela delle disposizioni inderogabili del paese in cui vivi, e puoi agire in giudizio lì.',
        'Scrivi prima all’assistenza, per favore; la maggior parte delle questioni si risolve così. Puoi rivolgerti liberamente a un organismo di risoluzione delle controversie dei consumatori. Ove la legge lo richieda, ti diciamo se partecipiamo a una procedura di questo tipo.',
        'Se una disposizione dei presenti termini è invalida, le altre restano in vigore e al suo posto si applica la norma di legge.',
      ],
    },
  ],
}
