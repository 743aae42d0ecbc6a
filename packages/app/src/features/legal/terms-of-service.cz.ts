import type { LegalText } from './legal-text.ts'

export const termsOfServiceCz: LegalText = {
  version: '2025-06-12-8',
  updatedOn: '2025-06-12',
  notice:
    'Toto české znění je překlad, který ti má usnadnit čtení. Závazné je anglické znění. Tvá kogentní práva spotřebitele tím nejsou dotčena.',
  sections: [
    {
      id: 'scope',
      title: 'Na co se tyto podmínky vztahují',
      paragraphs: [
        'Tyto podmínky platí mezi tebou a provozovatelem Olympusu při používání portálu Olympus: pro účet, nákup Olympus Coins, obchod, dárky, kupony, kolo štěstí, tvé postavy s jejich stránkami a statistikami, žebříčky a stažení launcheru.',
        'Platí ve znění, se kterým byl při registraci nebo při posledním nákupu mincí vysloven souhlas, nebo které nabylo účinnosti podle oddílu o změnách. Aktuální znění si tu můžeš kdykoli přečíst a uložit, i bez účtu.',
        'Pokud ti tyto podmínky dávají méně než kogentní spotřebitelské právo země, ve které žiješ, má přednost toto právo.',
      ],
    },
    {
      id: 'operator',
      title: 'Provozovatel a kontakt',
      paragraphs: [
        'Tvou smluvní stranou je provozovatel Olympusu, v těchto podmínkách označovaný jako „my“. Na kontaktní stránce, která nevyžaduje přihlášení, najdeš adresu, na které nás zastihneš s dotazy, stížnostmi, odstoupením od smlouvy nebo odvoláním proti zablokování. Tam se můžeš zeptat také na jméno a poštovní adresu provozovatele.',
        'Píšeme ti na e-mailovou adresu tvého účtu. Udržuj ji prosím aktuální; co na ni pošleme, se považuje za doručené, jakmile lze očekávat, že se s tím seznámíš.',
      ],
    },
    {
      id: 'account',
      title: 'Tvůj účet',
      paragraphs: [
        'K používání portálu potřebuješ účet. Založíš ho zadáním uživatelského jména, e-mailové adresy a hesla a aktivuješ odkazem, který ti pošleme e-mailem. Smlouva o účtu vzniká aktivací. Samotný účet je bezplatný.',
        'Pokud podle práva země, ve které žiješ, ještě nejsi plnoletou osobou, smíš se zaregistrovat a kupovat mince jen se souhlasem rodiče nebo jiného zákonného zástupce. Můžeme požadovat doklad o tomto souhlasu.',
        'Účet patří jedné fyzické osobě. Nesmíš ho prodat, pronajmout, darovat ani přenechat k užívání jiným.',
      ],
      items: [
        'Údaje, které uvedeš při registraci, jsou správné a zůstávají správné.',
        'Tvé uživatelské jméno neuráží, neklame a nevydává se za někoho jiného, zejména za člena týmu.',
        'Nezakládáš účty pomocí skriptu ani proto, aby se obešlo zablokování nebo omezení.',
      ],
    },
    {
      id: 'security',
      title: 'Zabezpečení účtu',
      paragraphs: [
        'Zvol si heslo, které nepoužíváš nikde jinde, nech si ho pro sebe a zapni dvoufázové ověření všude, kde ho portál nabízí. Záložní kódy uchovávej tam, kde je nikdo jiný nenajde; každý platí jen jednou.',
        'Pokud se domníváš, že má k tvému účtu přístup někdo jiný, hned nám to oznam. Relace ostatních zařízení můžeš ukončit v nastavení.',
        'Náš tým po tobě nikdy nechce heslo, přihlašovací kód ani údaje o kartě.',
      ],
    },
    {
      id: 'olympus-coins',
      title: 'Olympus Coins',
      paragraphs: [
        'Olympus Coins (OC) jsou digitální obsah. Získáváš s nimi osobní, nevýhradní a nepřevoditelnou licenci vyměnit je v tomto portálu za předměty a služby, které obchod v dané době nabízí. Licence trvá po dobu existence tvého účtu.',
        'OC nejsou peníze, elektronické peníze ani platební prostředek mimo portál. Neúročí se, nelze je směnit za peníze ani převést na jiný účet. Jiným hráčům můžeš darovat předměty z obchodu, jak popisuje oddíl o dárcích.',
        'Utracené mince jsou spotřebované: nevyplácejí se a nevracejí, ledaže selže doručení, předmět je vadný nebo ti takové právo dává zákon. Bonusové mince z balíčku sdílejí osud nákupu, ke kterému byly připsány.',
        'Každá změna tvého zůstatku se zaznamenává. Je-li některý záznam chybný, opravíme ho dalším záznamem, který uvidíš, a nikdy ne odstraněním původního.',
      ],
    },
    {
      id: 'buying-coins',
      title: 'Nákup mincí',
      paragraphs: [
        'Částky na stránce nákupu s bonusem a celkovou cenou včetně daně z přidané hodnoty jsou výzvou k podání objednávky. Závaznou nabídku činíš tím, že po volbě částky a způsobu platby a po zaškrtnutí souhlasů přejdeš k zabezpečené platbě. Smlouva je uzavřena, když platbu potvrdíme a mince připíšeme.',
        'Platí se na stránce poskytovatele plateb. Údaje o kartě zadáváš tam a k nám se nikdy nedostanou. Pokud platba selže, smlouva nevznikne a nic se nepřipíše.',
        'Mince připíšeme ihned poté, co poskytovatel platbu ověří, zpravidla během několika sekund. Nákup spolu se souhlasy, které při něm dáš, ti potvrdíme e-mailem.',
        'Je-li platba po připsání mincí stornována, odebereme mince z tohoto nákupu. Pokud už jsou utracené, dlužíš nám chybějící částku a do vyrovnání nemůžeš utrácet další mince. Přihlásit se můžeš i nadále.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Právo na odstoupení od smlouvy',
      paragraphs: [
        'Jako spotřebitel máš právo odstoupit od nákupu mincí do čtrnácti dnů bez udání důvodu. Lhůta uplyne čtrnáct dní po dni, kdy byla smlouva uzavřena.',
        'Právo uplatníš volbou „Odstoupit od smlouvy zde“ u daného nákupu v záznamech příspěvků nebo jiným jednoznačným prohlášením o odstoupení, například e-mailem na adresu uvedenou na kontaktní stránce. Můžeš použít níže uvedený formulář, ale není to povinné. Prohlášení v záznamech platí okamžitě a potvrdíme ti ho e-mailem. Stačí, když prohlášení odešleš před uplynutím lhůty.',
        'Pokud odstoupíš, vrátíme všechny platby přijaté za tento nákup bez zbytečného odkladu, nejpozději do čtrnácti dnů ode dne, kdy nám tvé prohlášení dojde. Použijeme stejný platební prostředek, jakým byl nákup zaplacen, a nic ti za to neúčtujeme. Mince z nákupu včetně bonusu se odečtou z tvého zůstatku.',
        'U digitálního obsahu, který je dodán ihned, právo na odstoupení zaniká předčasně. Před platbou tě proto žádáme o výslovný souhlas s tím, že mince aktivujeme ihned po zaplacení, a o potvrzení, že víš, že jejich aktivací ztrácíš právo na odstoupení. Obojí potvrdíme e-mailem. Bez těchto dvou souhlasů nemůžeme mince prodávat.',
        'Nad rámec zákona přijmeme odstoupení do čtrnácti dnů i po aktivaci, dokud mince z nákupu nejsou utracené. Všechny mince jsou stejné: za neutracené se považují, dokud tvůj zůstatek obsahuje všechny mince z nákupu včetně bonusu a žádné nám nedlužíš.',
      ],
    },
    {
      id: 'withdrawal-form',
      title: 'Formulář pro odstoupení od smlouvy',
      paragraphs: [
        'Chceš-li od nákupu odstoupit, můžeš tento formulář zkopírovat, vyplnit a poslat na adresu uvedenou na kontaktní stránce.',
      ],
      items: [
        'Provozovateli Olympusu:',
        'Oznamuji, že tímto odstupuji od smlouvy o poskytnutí tohoto digitálního obsahu: (počet Olympus Coins, ID příspěvku)',
        'Datum objednání: (datum)',
        'Jméno a příjmení spotřebitele a uživatelské jméno v portálu:',
        'Adresa spotřebitele:',
        'Podpis spotřebitele (pouze pokud je formulář zasílán v listinné podobě):',
        'Datum:',
      ],
    },
    {
      id: 'shop',
      title: 'Obchod',
      paragraphs: [
        'Obchod uvádí u každého předmětu cenu v OC a vedle ní cenu v penězích, vypočtenou podle nejmenšího balíčku mincí. U zlevněného předmětu uvádí také nejnižší cenu za třicet dní před slevou. Pokud nabídka končí v určitou dobu, obchod ji zobrazí. U dočasného předmětu zobrazí, jak dlouho po doručení vydrží. Počet některých předmětů je omezen na účet nebo na období; omezení vidíš ještě před objednávkou.',
        'Předmět kupuješ pro jednu ze svých postav. Platíš cenu, která se ti zobrazila: pokud se mezitím změnila, objednávka se odmítne a zobrazí se nová cena. Ceny pozdějších objednávek se mohou lišit.',
        'Předměty jsou digitální obsah k použití ve hře. Jsou vázány na postavu, která je obdrží, a platí pro ně stejná licence jako pro mince, jimiž se platilo. Jejich účinek lze upravit, aby hra zůstala vyvážená, jak popisuje oddíl o změnách.',
      ],
    },
    {
      id: 'gifts',
      title: 'Dárky',
      paragraphs: [
        'Předmět z obchodu můžeš koupit jako dárek pro aktivní postavu jiného hráče, jejíž jméno zadáš. Dárek je tvá objednávka: platíš ho svými mincemi a počítá se do tvých limitů. Doručuje se ihned a nelze ho vzít zpět. Před objednáním si prosím jméno zkontroluj.',
        'Druhý hráč vidí tvé uživatelské jméno, tvou zprávu a předmět, ale ne cenu. Pravidla férového používání platí i pro zprávu. Pokud doručení selže, mince se vrátí na tvůj zůstatek a druhý hráč nemá na předmět nárok.',
      ],
    },
    {
      id: 'deliveries',
      title: 'Doručení a vrácení mincí',
      paragraphs: [
        'Vše, co je postavě přiděleno, se stane doručením, které můžeš sledovat v záznamech: zařadí se do fronty, převezme ho herní server a potom se potvrdí. Většina doručení je potvrzena během několika minut; při údržbě herního serveru čekají.',
        'Pokud se hernímu serveru nedaří doručení dokončit déle než jeden den, zobrazuje se jako zpožděné, dokud ho neprověříme. Nelze-li doručení provést, označí se jako neúspěšné s uvedením důvodu a mince, kterými bylo zaplaceno, se automaticky vrátí na tvůj zůstatek. Předmět z kuponu se vrátí do tvého inventáře kuponů. Předmět z kola štěstí se tam stane kuponem.',
        'Je-li doručení označeno jako potvrzené, a přesto předmět nenajdeš, obrať se na podporu s ID objednávky. Porovnáme své záznamy se záznamy herního serveru a doručíme znovu, nebo vrátíme mince.',
      ],
    },
    {
      id: 'coupons',
      title: 'Kupony',
      paragraphs: [
        'U kódů kuponů se rozlišují velká a malá písmena a každý lze na jednom účtu uplatnit jednou. Kód může být omezen časem, počtem, na určité účty nebo na účty určitého stáří. Mince a tikety z kuponu se připíší ihned. Kupon na předmět zůstane v tvém inventáři kuponů, dokud ho nepoužiješ pro postavu podle vlastní volby; použití nelze vzít zpět.',
        'Kupony se poskytují bezplatně. Nesmějí se prodávat, nevyplácejí se a jsou neplatné, pokud byly získány podvodem nebo díky chybě, kterou šlo rozpoznat.',
      ],
    },
    {
      id: 'chance',
      title: 'Kolo štěstí a náhodné boxy',
      paragraphs: [
        'Kolo štěstí se hraje s tikety, na každé otočení jeden. Každé otočení přináší jednu odměnu a jeden žeton. Odměna každého třicátého otočení od posledního jackpotu se losuje z jackpotové sady, odměna každého jiného otočení z běžné sady. Žetony lze směnit za tikety nebo za uvedené odměny podle zobrazené ceny; směnu nelze vzít zpět. Tikety získáváš také jako odměny, z kuponů, ve hře a od podpory; neprodáváme je.',
        'Šance na každou odměnu kola i na vše, co může obsahovat náhodný box, vidíš předtím, než kolo otočíš nebo box koupíš. Právě s těmito šancemi se losuje; nezávisí na tom, kdo jsi, kolik utrácíš nebo jaké odměny padly dříve, s výjimkou výše popsaného jackpotu.',
        'Před otočením portál zveřejní otisk svého tajného seedu. Poté nastavíš vlastní seed, nebo použiješ ten, který navrhne tvůj prohlížeč. Výsledek určují oba společně s pořadovým číslem otočení. Tajný seed se odhalí při jeho výměně, nejpozději třicet dní po prvním otočení s ním, takže si můžeš ověřit každé dřívější otočení. Každé otočení je uvedeno ve veřejném záznamu, který nejmenuje tebe ani tvou postavu; nikdo ho tam nemůže nepozorovaně změnit ani odstranit.',
        'Tikety, žetony a odměny nemají peněžní hodnotu a nelze je proplatit. Výsledek platí, i když se spojení během otáčení kola přeruší; odměna se přesto doručí. Pokud ji hra nepřijme, zůstane ti jako kupon.',
      ],
    },
    {
      id: 'characters',
      title: 'Postavy',
      paragraphs: [
        'Účet pojme až osm postav, z nichž nejvýše čtyři smějí být deaktivované. Aktivovat můžeš jednu postavu týdně. Postavy lze aktivovat a deaktivovat jen tehdy, když je celý účet ve hře offline. Poslední aktivní postavu nelze deaktivovat a zpravidla ani tu, která v bazaru prodává nebo přihazuje. Výměna platí, jakmile ji herní server potvrdí; pokud aktivace selže, smíš místo ní provést jinou.',
        'Potvrdíš-li trvalý výběr postav, které si chceš ponechat, ostatní se nadobro smažou i se zlatem, úrovněmi, mazlíčky a partnery. Před potvrzením portál zobrazí, co se smaže, které nabídky a příhozy dostane postava, kterou určíš, a ze kterých předmětů se stanou kupony. Potvrzený výběr můžeš zrušit do doby, která je tam uvedena, později už ne. Pokud se tvé postavy nebo předměty do té doby změní, zeptáme se tě znovu. Dokud je výběr otevřený, nemůžeš provádět výměny postav ani nic kupovat či použít pro ty, které budou smazány.',
      ],
    },
    {
      id: 'character-pages',
      title: 'Stránky postav, statistiky a žebříčky',
      paragraphs: [
        'Stránky tvých postav, jejich statistiky a žebříčky ukazují to, co hlásí herní servery. Mohou být opožděné nebo neúplné; rozhodující je stav ve hře. Chyby, kterých si všimneme nebo které oznámíš podpoře, opravíme.',
        'Ostatní hráči vidí veřejnou část stránky každé postavy, například jméno, povolání, úrovně a vzhled, a její umístění v žebříčcích. V nastavení soukromí postavy určuješ, zda vidí i podrobnosti, jako jsou výbava, inventář, statistiky a poslední návštěva, a zda se postava objevuje v žebříčcích. Můžeš to kdykoli změnit.',
        'Můžeš vytvářet odkazy na výbavu postavy. Takový odkaz ukáže každému hráči, který ho má, co měla postava v tu chvíli na sobě, se jménem a datem a bez ohledu na nastavení soukromí. Platí, dokud ho nesmažeš nebo dokud není smazána postava či účet.',
        'Postavy našeho týmu a zablokovaných účtů se v žebříčcích neumisťují, a to ani v minulých sezónách. Umístění v žebříčku nezakládá nárok na odměnu, pokud jsme ji neslíbili.',
      ],
    },
    {
      id: 'conduct',
      title: 'Férové používání',
      paragraphs: ['Portál sdílí mnoho lidí. Při jeho používání nesmíš'],
      items: [
        'ho narušovat nebo přetěžovat, bez našeho souhlasu v něm hledat slabá místa ani číst data, která ti nejsou určena;',
        'používat boty, skripty nebo upravené klienty ani zneužívat chybu místo jejího nahlášení;',
        'obchodovat s účty, mincemi, kupony, předměty nebo tikety za peníze ani mimo možnosti, které hra nabízí;',
        'platit prostředky, které ti nepatří, ani stornovat oprávněnou platbu;',
        'urážet, ohrožovat, obtěžovat nebo klamat ostatní ani šířit protiprávní obsah;',
        'kopírovat, dále prodávat nebo zveřejňovat portál nebo jeho části nad rámec toho, co dovoluje zákon nebo licence.',
      ],
    },
    {
      id: 'bans',
      title: 'Varování, omezení a zablokování',
      paragraphs: [
        'Existují-li konkrétní známky, že tyto podmínky porušuješ, můžeme tě varovat, odebrat to, co bylo získáno neférově, omezit jednotlivé funkce, dočasně účet pozastavit nebo ho po závažném či opakovaném porušení trvale zablokovat. Volíme nejmírnější opatření, které ochrání ostatní hráče, a přihlížíme k tomu, co svědčí ve tvůj prospěch.',
        'Sdělíme ti, jaké opatření přijímáme, proč a na jak dlouho, pokud to zákon nezakazuje. Do šesti měsíců se můžeš odvolat k podpoře; odvolání posoudí člověk, pokud možno jiný než ten, kdo rozhodl.',
        'Nároky na vrácení peněz za koupené a neutracené mince, pokud je zákon přiznává, trvají i po zablokování, které nevychází z podvodu s těmito mincemi.',
      ],
    },
    {
      id: 'rights',
      title: 'Práva k portálu a ke hře',
      paragraphs: [
        'Olympus, jeho software, obrázky, texty, hudba a označení patří provozovateli nebo těm, kdo nám k nim udělili licenci. Portál a launcher smíš používat pro soukromé hraní. Části pod otevřenou licencí se řídí touto licencí; jejich autory uvádí stránka podpory.',
      ],
    },
    {
      id: 'availability',
      title: 'Dostupnost a soulad se smlouvou',
      paragraphs: [
        'Portál provozujeme s péčí, která je u takových služeb obvyklá, nemůžeme však slíbit, že bude vždy dostupný. Plánovanou údržbu pokud možno oznamujeme předem.',
        'Na to, za co platíš, se vztahují zákonná pravidla o vadách digitálního obsahu: dlužíme ti digitální obsah, který odpovídá smlouvě, vady odstraňujeme, a pokud se to nepodaří, můžeš požadovat slevu z ceny nebo smlouvu ukončit.',
      ],
    },
    {
      id: 'liability',
      title: 'Odpovědnost',
      paragraphs: [
        'Bez omezení odpovídáme za úmysl a hrubou nedbalost, za újmu na životě, těle nebo zdraví, podle předpisů o odpovědnosti za vadné výrobky a v rozsahu námi poskytnuté záruky.',
        'Při lehké nedbalosti odpovídáme jen za porušení povinnosti, která je pro smlouvu podstatná a na jejíž splnění smíš obvykle spoléhat. Odpovědnost je pak omezena na škodu, která je pro takovou smlouvu typická a byla předvídatelná. Jakákoli další odpovědnost za lehkou nedbalost je vyloučena. Totéž platí pro ty, kdo jednají za nás.',
      ],
    },
    {
      id: 'ending',
      title: 'Ukončení smlouvy',
      paragraphs: [
        'Svůj účet si můžeš nechat kdykoli smazat, bez udání důvodu. Smazání se provede po čtrnácti dnech, během nichž ho můžeš vzít zpět. Spolu s účtem zaniknou postavy, předměty a neutracené mince; předtím je prosím využij nebo odstup od otevřených nákupů.',
        'Smlouvu můžeme vypovědět e-mailem s třicetidenní výpovědní dobou, například pokud se portál ruší. Z důležitého důvodu ji může kterákoli strana ukončit bez výpovědní doby. Tvůj zákonný nárok na vrácení peněz za koupené mince, které nebylo možné utratit, zůstává zachován.',
      ],
    },
    {
      id: 'changes',
      title: 'Změny',
      paragraphs: [
        'Portál a nabídku obchodu můžeme rozvíjet a předměty upravovat, vyžaduje-li to bezpečnost, vyváženost hry nebo změna práva či techniky, pokud tě to nic nestojí a je to pro tebe přiměřené. Zasáhne-li změna placený obsah více než nepatrně, předem ti to oznámíme a do třiceti dnů můžeš smlouvu bezplatně ukončit.',
        'Změny těchto podmínek oznamujeme e-mailem nejméně třicet dní předtím, než začnou platit, a uvádíme, co se mění a proč. Změny, které by tvé postavení zhoršily v podstatném bodě, platí jen s tvým souhlasem. Pokud souhlas nedáš, platí nadále dosavadní podmínky; smlouvu pak můžeme ukončit, jak je popsáno výše.',
      ],
    },
    {
      id: 'law',
      title: 'Rozhodné právo a spory',
      paragraphs: [
        'Použije se právo země, ve které má provozovatel sídlo, s vyloučením Úmluvy OSN o smlouvách o mezinárodní koupi zboží. Jako spotřebiteli ti zůstává ochrana kogentních ustanovení země, ve které žiješ, a můžeš tam podat žalobu.',
        'Nejprve prosím napiš podpoře; většinu záležitostí lze vyřešit tímto způsobem. Můžeš se také obrátit na subjekt mimosoudního řešení spotřebitelských sporů. Pokud to zákon vyžaduje, sdělíme ti, zda se takového řízení účastníme.',
        'Je-li některé ustanovení těchto podmínek neplatné, ostatní zůstávají v platnosti a na jeho místo nastupuje zákonná úprava.',
      ],
    },
  ],
}
