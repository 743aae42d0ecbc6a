import type { LegalText } from './legal-text.ts'

export const privacyPolicyCz: LegalText = {
  version: '2025-06-12-8',
  updatedOn: '2025-06-12',
  notice:
    'Toto české znění je překlad, který ti má usnadnit čtení. Závazné je anglické znění. Tvá zákonná práva tím nejsou dotčena.',
  sections: [
    {
      id: 'controller',
      title: 'Kdo je správcem',
      paragraphs: [
        'Správcem osobních údajů zpracovávaných v portálu Olympus je provozovatel Olympusu, v těchto zásadách označovaný jako „my“. Na kontaktní stránce, která nevyžaduje přihlášení, najdeš adresu, na které nás zastihneš, a to i s dotazy k ochraně osobních údajů a k uplatnění svých práv. Tam se můžeš zeptat také na jméno a poštovní adresu provozovatele.',
      ],
    },
    {
      id: 'summary',
      title: 'Ve zkratce',
      paragraphs: [
        'Ukládáme to, co je potřeba k vedení tvého účtu, k dodání toho, co si koupíš, a k ochraně obojího. Nezobrazujeme reklamu, nepoužíváme sledování ani analytické nástroje třetích stran, nevytváříme reklamní profily a údaje neprodáváme.',
      ],
    },
    {
      id: 'account-data',
      title: 'Údaje účtu',
      paragraphs: ['Při registraci a používání účtu ukládáme:'],
      items: [
        'uživatelské jméno, e-mailovou adresu, ID účtu a ID uživatele;',
        'tvé heslo pouze jako hash vytvořený pomocí Argon2id, ze kterého heslo nelze přečíst;',
        'jazyk, motiv a pozadí podle tvého výběru;',
        'stav účtu: kdy byl vytvořen a aktivován, zda a proč je zablokovaný, jeho roli;',
        'to, co píšeš podpoře, a naše odpovědi.',
      ],
    },
    {
      id: 'security-data',
      title: 'Přihlášení, zařízení a zabezpečení',
      paragraphs: [
        'Ke každému přihlášení ukládáme relaci s druhem zařízení a prohlížeče, IP adresou, časem přihlášení a poslední aktivity a hashi tokenů, které k ní patří. Své relace vidíš v nastavení a každou z nich můžeš ukončit.',
        'Pokud zapneš dvoufázové ověření, ukládáme tajný klíč v zašifrované podobě a tvé záložní kódy jako hashe. U přístupového klíče ukládáme jeho veřejný klíč, název, který mu dáš, zda je synchronizovaný a kdy byl vytvořen a naposledy použit. Zaznamenáváme události důležité pro zabezpečení, například neúspěšné přihlášení, změnu hesla nebo nové zařízení, spolu se zařízením a IP adresou, a krátkodobě počítáme neúspěšné pokusy podle účtu a podle IP adresy.',
        'Nová hesla se na našem vlastním serveru porovnávají se seznamem častých hesel. Pokud se dotazujeme také služby uniklých hesel, dostane jen prvních pět číslic hashe hesla, které má společné mnoho jiných hesel, a nic o tobě.',
      ],
    },
    {
      id: 'purchases',
      title: 'Nákupy Olympus Coins',
      paragraphs: [
        'K nákupu ukládáme množství, cenu, měnu, způsob a stav platby, označení, které jí přidělil poskytovatel plateb, a časy. Údaje o kartě zadáváš na stránce poskytovatele plateb, který za ně odpovídá; na naše servery se nikdy nedostanou. Poskytovatel nám sděluje, zda platba proběhla, selhala, byla vrácena nebo rozporována.',
      ],
    },
    {
      id: 'consents',
      title: 'Souhlasy',
      paragraphs: [
        'Když přijmeš podmínky služby nebo zásady ochrany osobních údajů, souhlasíš s okamžitým dodáním digitálního obsahu nebo potvrdíš ztrátu práva na odstoupení od smlouvy, ukládáme, o jaký text šlo, v jakém znění a jazyce, a kdy se tak stalo, u nákupu také IP adresu. Tato prohlášení musíme být schopni doložit.',
      ],
    },
    {
      id: 'portal-data',
      title: 'Mince, obchod, kupony a kolo štěstí',
      paragraphs: [
        'Vedeme účetní knihu každé změny tvého zůstatku a ukládáme tvé objednávky v obchodě, uplatněné a použité kupony, tikety a žetony kola štěstí, otočení se seedy, díky nimž je lze ověřit, a stav každého doručení. Najdeš to v záznamech portálu. Pokud si nastavíš limity nákupů nebo otočení, ukládáme i ty.',
        'Aby si kolo štěstí mohl ověřit kdokoli, zveřejňujeme každé otočení ve veřejném záznamu: jeho číslo a čas, náš seed, jakmile je odhalen, tvůj seed, vylosované číslo a odměnu. Záznam neuvádí tvůj účet ani tvou postavu. Pro veřejné statistiky počítáme otočení podle odměny, podle toho, zda účet nakoupil mince, a podle toho, zda je mladší než třicet dní.',
      ],
    },
    {
      id: 'game-data',
      title: 'Údaje o tvých postavách',
      paragraphs: [
        'Herní servery nám posílají údaje o tvých postavách: jméno, povolání, úroveň, vlastnosti, výbavu, inventář, bonusy, nabídky v bazaru, mazlíčky a partnery, statistiky, výsledky pro žebříčky a získané tikety. Hlásí také, zda je tvůj účet ve hře a se kterou postavou. K tomu ukládáme, kdy postava do hry vstoupila a kdy ji opustila, na kterém herním serveru a jak její pobyt skončil.',
        'Uchováváme jména, která postava měla, a to, co bylo vidět při tvých posledních dvou návštěvách její stránky, abychom ti mohli ukázat, co se změnilo. Obojí vidíš jen ty.',
        'Pokud daruješ předmět jinému hráči, tento hráč a herní server vidí tvé uživatelské jméno a tvou zprávu. Když svůj účet smažeš, zpráva druhému hráči zůstane, a to pod jménem smazaného účtu místo tvého.',
      ],
    },
    {
      id: 'character-pages',
      title: 'Kdo vidí tvé postavy',
      paragraphs: [
        'Přihlášení hráči vidí u postavy jméno, povolání, živel, frakci, úrovně, reputaci, body úspěchů a vzhled a také její výsledky v žebříčcích. Návštěvníci bez účtu postavy nevidí.',
        'Vše ostatní vidíš jen ty: výbavu, inventář se zlatem, bonusy, bazar, mazlíčky a partnery, statistiky, peníze v bance a poslední návštěvu, k níž patří i to, zda je postava právě ve hře. Na stránce postavy můžeš v části „Soukromí“ každou z těchto položek otevřít ostatním hráčům a kdykoli ji zase zavřít. Dokud je poslední návštěva zavřená, otevřená část neukazuje, jak stará jsou její data. Nabídky v bazaru a dny ve statistikách mohou přesto prozradit, kdy hraješ.',
        'Pokud vytvoříš odkaz na výbavu postavy, uchováme to, co má postava v tu chvíli na sobě, s jejím jménem, povoláním, živlem a úrovněmi. Vidí to každý přihlášený hráč, který má odkaz, i když je výbava zavřená, dokud odkaz nesmažeš nebo dokud není smazána postava či tvůj účet.',
      ],
    },
    {
      id: 'statistics',
      title: 'Statistiky tvých postav',
      paragraphs: [
        'Ze součtů, které hlásí herní servery, počítáme pro každou postavu, co přibylo za den (UTC) a za týden: mimo jiné poražená monstra a hráče, úmrtí, poškození, nájezdy, události, duely, získané a utracené zlato, použité dovednosti a předměty a čas ve hře podle hodiny dne. Uchováváme také součty od počátku, nejlepší časy a další rekordy, milníky, zlato v držení, výsledky posledních dvaceti soubojů a poslední superodměny.',
        'Pro srovnání portál ukazuje mediány postav podobné úrovně a podíl těch, které postava předstihuje. Počítají se ze vzorku nejvýše 500 postav nejméně pěti hráčů, včetně těch, jejichž statistiky jsou zavřené. Nejmenují žádnou postavu a neprozrazují, co dělala jednotlivá postava.',
      ],
    },
    {
      id: 'leaderboards',
      title: 'Žebříčky',
      paragraphs: [
        'Žebříčky řadí postavy podle výsledků, které hlásí herní servery, podle reputace a podle bodů úspěchů. Ukazují skóre, jeho podrobnosti, kdy ho bylo dosaženo, a u rekordu v nájezdu jména členů družiny. Abychom mohli ukázat změny a nejlepší umístění, ukládáme jednou denně umístění prvních 10\u00a0000 postav každého žebříčku a všech postav, jejichž vlastníci použili portál v posledních třiceti dnech.',
        'Na stránce postavy ji můžeš v žebříčcích skrýt. Pak se nezobrazují její výsledky ani její jméno v družině; skóre se uchovává, aby se postava mohla vrátit. Konečný výsledek sezóny se zapečetí: o první stovce obsahuje jen ID postavy, umístění, skóre a čas.',
      ],
    },
    {
      id: 'connections',
      title: 'Propojené účty',
      paragraphs: [
        'Pokud propojíš účet naší chatové komunity, ukládáme identifikátor a zobrazované jméno, které nám chatová služba s tvým souhlasem pošle. Žádný přístup k tamnímu účtu si neponecháváme. Když ho v nastavení odpojíš, tyto údaje smažeme.',
      ],
    },
    {
      id: 'contact',
      title: 'Zprávy podpoře',
      paragraphs: [
        'Pokud nám napíšeš na kontaktní stránce, zpracováváme tvou e-mailovou adresu, zprávu, její téma, jazyk a čas a tvé uživatelské jméno, pokud ho uvedeš. Po přihlášení místo toho zpracováváme adresu, uživatelské jméno a ID tvého účtu.',
        'Portál odešle tvou zprávu e-mailem do naší schránky podpory a kopii na uvedenou adresu; jinam ji neukládá. Aby formulář nikdo nezneužíval, počítá zprávy nejvýše dva dny podle sítě, podle účtu a podle adresy, adresy jen jako hashe.',
      ],
    },
    {
      id: 'emails',
      title: 'E-maily a stažení',
      paragraphs: [
        'Na adresu tvého účtu posíláme e-maily, které se ho týkají: odkazy a potvrzení, o která žádáš, například odkaz na stránku stahování launcheru, doklady a oznámení o zabezpečení, dárcích a tvých postavách.',
        'Stránka stahování umí zkontrolovat soubor launcheru. Tvůj prohlížeč spočítá jeho hash a porovná ho s hashi našich vydání; soubor ani jeho hash se nám neposílají.',
      ],
    },
    {
      id: 'logs',
      title: 'Záznamy serveru',
      paragraphs: [
        'Ke každému požadavku, který něco mění nebo selže, zapíše server řádek s časem, volanou funkcí, výsledkem, dobou trvání, ID požadavku, IP adresou a po přihlášení také ID účtu. Pokud z jedné sítě přichází příliš mnoho požadavků, dostane takový řádek jen první odmítnutý v dané minutě, bez ID účtu; ostatní se počítají s adresou sítě. Hesla, tokeny, kódy a obsah e-mailů se vynechávají. Pokud se ti zobrazí chyba, díky ID požadavku najdeme její příčinu, aniž bychom se ptali na další údaje.',
        'Pokud tvůj prohlížeč na stránce zablokuje něco, co zakazují její bezpečnostní pravidla, ohlásí nám to. Z hlášení zaznamenáváme jen to, co bylo zablokováno a na jakém druhu stránky.',
      ],
    },
    {
      id: 'cookies',
      title: 'Soubory cookie',
      paragraphs: [
        'Portál nastavuje jen soubory cookie nezbytně nutné k tomu, co požaduješ. Nevyžadují souhlas a nikdo jiný je nemůže číst.',
      ],
      items: [
        'token: potvrzuje tvé přihlášení, když prohlížeč žádá o stránku nebo o data. Platí deset minut, poté se obnoví.',
        'refreshToken: obnovuje tvé přihlášení. Uchovává se, dokud nezavřeš prohlížeč, nebo při volbě „Zachovat přihlášení“ až třicet dní po tvé poslední návštěvě. Při odhlášení se odstraní.',
        '__Host-bind: váže obnovu tvého přihlášení na tento prohlížeč, takže ukradený token je jinde bezcenný. Uchovává se stejně dlouho jako refreshToken.',
        '__Host-device: znovu rozpozná tento prohlížeč, abychom tě mohli upozornit na přihlášení z jiného a aby ti nikdo nezablokoval přístup hádáním hesla. Uchovává se 400 dní, i po odhlášení.',
        'locale: pamatuje si po dobu jednoho roku jazyk portálu.',
        'timeZone: časové pásmo tohoto zařízení, aby stránky hned ukazovaly časy v tomto pásmu. Uchovává se jeden rok.',
      ],
    },
    {
      id: 'browser-storage',
      title: 'Úložiště v tvém prohlížeči',
      paragraphs: [
        'Aby se portál načítal rychleji a přečkal ztrátu spojení, ukládá některá data ve tvém prohlížeči. Zůstávají ve tvém zařízení; kdykoli je můžeš smazat v nastavení prohlížeče.',
      ],
      items: [
        'Místní úložiště „user“: ID uživatele, uživatelské jméno a e-mailová adresa přihlášené osoby. Při odhlášení se odstraní.',
        'Místní úložiště „game-characters“: kopie seznamu tvých postav. Při odhlášení se odstraní.',
        'Místní úložiště tvých voleb: jazyk, motiv, pozadí, postavy naposledy zvolené na stránkách, v obchodě a u kola štěstí a při zaškrtnutí „Zapamatovat můj e-mail“ tato adresa.',
        'Místní úložiště probíhajících úkonů: klíče, které brání tomu, aby se nákup nebo objednávka provedly dvakrát. Odstraní se po dokončení úkonu, jinak při návštěvě po více než jednom dni.',
        'Místní úložiště „olympus-wheel-log“: poslední stav veřejného záznamu kola štěstí, který tvůj prohlížeč ověřil, bez vztahu k tobě.',
        'Úložiště relace pro opětovná načtení: kdy se stránka naposledy sama znovu načetla. Po zavření stránky se odstraní.',
        'Databáze prohlížeče s názvy a obrázky ze hry, bez vztahu k tobě. Při odhlášení se vyprázdní.',
      ],
    },
    {
      id: 'purposes',
      title: 'Účely a právní základy',
      paragraphs: [
        'Popsané údaje zpracováváme k následujícím účelům a na uvedených právních základech obecného nařízení o ochraně osobních údajů (GDPR):',
      ],
      items: [
        'vedení účtu, zobrazení tvých postav a jejich statistik, prodej a dodání digitálního obsahu, podpora: plnění smlouvy (čl. 6 odst. 1 písm. b);',
        'odpovědi na zprávy osob bez účtu: náš oprávněný zájem na jejich zodpovězení (čl. 6 odst. 1 písm. f);',
        'ochrana účtů a plateb, předcházení podvodům, zneužití a nepoctivé hře, hledání chyb, doložení losování kola štěstí, vedení žebříčků a srovnávání statistik: náš oprávněný zájem na bezpečné a férové službě (čl. 6 odst. 1 písm. f);',
        'vedení dokladů o nákupech a souhlasech, odpovědi na žádosti týkající se tvých práv a na zákonné žádosti orgánů: právní povinnosti (čl. 6 odst. 1 písm. c);',
        'propojení účtu chatové komunity: tvůj souhlas (čl. 6 odst. 1 písm. a), který můžeš kdykoli s účinkem do budoucna odvolat tím, že účet odpojíš.',
      ],
    },
    {
      id: 'recipients',
      title: 'Kdo údaje dostává',
      paragraphs: [
        'U provozovatele mají k údajům přístup jen ti, kdo je potřebují ke své práci. Mimo něj je dostávají:',
      ],
      items: [
        'poskytovatel plateb, který dostává to, co platba vyžaduje: částku, měnu, naše označení a tvou e-mailovou adresu, a který tvé platební údaje zpracovává na vlastní odpovědnost;',
        'poskytovatelé hostingu, stahování a rozesílání e-mailů, kteří zpracovávají údaje pro nás a podle našich pokynů;',
        'herní servery Olympusu, které dostávají doručení a další úkoly pro tvé postavy s ID účtu a postavy a dozvídají se, zda tvůj účet smí vstoupit do hry;',
        'chatová služba, pokud tam propojíš účet;',
        'úřady, soudy a právní poradci, pokud to zákon vyžaduje nebo dovoluje.',
      ],
    },
    {
      id: 'transfers',
      title: 'Země mimo Evropský hospodářský prostor',
      paragraphs: [
        'Pokud příjemce zpracovává údaje mimo Evropský hospodářský prostor, děje se tak jen tam, kde Evropská komise shledala ochranu odpovídající, nebo na základě standardních smluvních doložek, v případě potřeby s dalšími zárukami. Na požádání ti poskytneme kopii použitých záruk.',
      ],
    },
    {
      id: 'retention',
      title: 'Jak dlouho údaje uchováváme',
      paragraphs: ['Údaje mažeme, jakmile pro svůj účel nejsou potřeba. Konkrétně:'],
      items: [
        'údaje účtu, postav a portálu: dokud účet existuje; výjimky viz níže. Smazání na tvou žádost se provede po čtrnácti dnech, během nichž ho můžeš vzít zpět; účet, který nikdy není aktivován, se smaže.',
        'relace: končí, když se odhlásíš nebo je ukončíš, nejpozději třicet dní po posledním použití. Údaje ukončené relace se smažou nejpozději o třicet dní později.',
        'odkazy k aktivaci a k novému heslu: údaje k nim zadané do jejich použití nebo vypršení, skutečnost, že takový odkaz existoval, o třicet dní déle.',
        'bezpečnostní události: 180 dní. Záznam, že už byl některý prohlížeč použit: 400 dní po jeho posledním použití, u nejnovějšího prohlížeče po dobu existence účtu.',
        'e-maily, které ti posíláme: jejich text do odeslání nebo do uplynutí dne, během kterého je nebylo možné odeslat, adresa a předmět sedm dní. Odpovědi na požadavky, které se nesmějí provést dvakrát: až 35 dní.',
        'upozornění, která udržují otevřené stránky aktuální: deset minut.',
        'hlášení herních serverů: naše odpovědi na ně týden, položky, které jsme odmítli, třicet dní, čas vstupu postavy do hry a jejího odchodu 90 dní po odchodu.',
        'statistiky postav: každý den po dobu 400 dní, nejvýše o měsíc déle; týdny a součty, dokud účet existuje.',
        'denní umístění v žebříčcích: patnáct dní, poté jen nejlepší umístění každé postavy. Když je účet smazán, smažou se i jeho položky a umístění; jen zapečetěný výsledek sezóny si ponechá ID postavy.',
        'otočení, seedy, tikety a žetony kola štěstí: trvale, protože bez nich by nikdo nemohl ověřit veřejný záznam. Když je účet smazán, oddělí se od tvého jména, tvé adresy a tvých postav.',
        'postavy smazané ve hře nebo výběrem: to, co ukazovaly jejich stránky, a odkazy na jejich výbavu dalších třicet dní, aby podpora mohla pomoci po podvodu. Jméno, poslední hodnoty, skóre a statistiky zůstávají pro tvé záznamy a tvůj export, dokud účet existuje. Ostatní hráči je už nevidí, kromě jména ve vlastních objednávkách a dárcích.',
        'nákupy, zápisy účetní knihy a souhlasy: dokud to vyžaduje obchodní a daňové právo nebo lhůty pro nároky, zpravidla až deset let. Po smazání účtu jsou zablokovány pro jakékoli jiné použití.',
        'zprávy z kontaktní stránky: v portálu do odeslání jejich e-mailů nebo do uplynutí dne, během kterého je nebylo možné odeslat, adresy a předměty e-mailů sedm dní; v naší schránce podpory spolu s našimi odpověďmi do vyřízení věci a uplynutí lhůt pro nároky.',
        'záznamy serveru: zpravidla třicet dní, déle jen po dobu vyšetřování konkrétní události.',
        'zálohy: smazané údaje v nich zůstávají, dokud nejsou smazány i ony.',
      ],
    },
    {
      id: 'protection',
      title: 'Jak jsou údaje chráněny',
      paragraphs: [
        'Všechna spojení jsou šifrovaná. Hesla, tokeny a záložní kódy se ukládají jen jako hashe, klíče dvoufázového ověření jen zašifrované. Tokeny mají krátkou platnost a při každé obnově se nahrazují; pokud se starý použije znovu, jeho relace skončí. Ručně mohou údaje účtů měnit jen ti nemnozí, kdo provozují servery, a každá taková změna se zaznamená s původcem a důvodem. Co si prohlížejí nástroji provozovatelů, se zaznamenává na 400 dní. Pokud porušení zabezpečení vážně ohrozí tvá práva, bez zbytečného odkladu tě informujeme.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Tvá práva',
      paragraphs: [
        'Následující práva můžeš kdykoli a bezplatně uplatnit v nastavení, pokud to nabízí, nebo tím, že napíšeš na adresu uvedenou na kontaktní stránce. Odpovíme do jednoho měsíce.',
      ],
      items: [
        'přístup k údajům, které o tobě máme, a jejich kopie: v nastavení stáhneš všechny údaje svého účtu jako soubor ZIP s JSON a CSV, přes odkaz, který platí jednou a deset minut, a na stránce postavy její údaje jako JSON;',
        'oprava nesprávných a doplnění neúplných údajů;',
        'výmaz, pokud mu nebrání povinnost údaje uchovávat, a omezení zpracování;',
        'přenositelnost: údaje, které nám poskytneš, v běžném strojově čitelném formátu;',
        'námitka z důvodů týkajících se tvé konkrétní situace proti zpracování založenému na našem oprávněném zájmu;',
        'odvolání souhlasu s účinkem do budoucna;',
        'stížnost u orgánu pro ochranu osobních údajů, zejména v zemi, kde žiješ, kde pracuješ nebo kde byl podle tebe porušen zákon.',
      ],
    },
    {
      id: 'automated-decisions',
      title: 'Automatizovaná rozhodnutí',
      paragraphs: [
        'Pokusy o přihlášení, registraci, uplatnění kódů nebo odeslání e-mailů se automaticky krátkodobě omezují. Při neobvykle vysokém počtu registrací nebo žádostí o odkazy tvůj prohlížeč nejprve vyřeší výpočetní úlohu, která nepoužívá žádné údaje o tobě. Jinak nečiníme výhradně automatizovaně žádná rozhodnutí s právními nebo obdobně významnými účinky: o zablokování rozhodují lidé. Losování kola štěstí a náhodných boxů nepoužívá žádné údaje o tobě.',
      ],
    },
    {
      id: 'necessity',
      title: 'Které údaje musíš uvést',
      paragraphs: [
        'Bez uživatelského jména, e-mailové adresy a hesla ti nemůžeme nabídnout účet a bez platebních údajů ti nemůžeme prodat mince. Vše ostatní je dobrovolné.',
      ],
    },
    {
      id: 'young-players',
      title: 'Mladí hráči',
      paragraphs: [
        'Kdo ještě není plnoletý, potřebuje k registraci souhlas rodiče nebo jiného zákonného zástupce. Pokud se domníváš, že nám dítě poskytlo údaje bez tohoto souhlasu, napiš nám a účet smažeme.',
      ],
    },
    {
      id: 'changes',
      title: 'Změny těchto zásad',
      paragraphs: [
        'Tyto zásady upravujeme, když se změní portál nebo právo. Aktuální znění s datem je vždy na této stránce. Podstatné změny oznamujeme e-mailem dříve, než začnou platit.',
      ],
    },
  ],
}
