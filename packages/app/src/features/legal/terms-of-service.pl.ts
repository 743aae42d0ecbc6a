import type { LegalText } from './legal-text.ts'

export const termsOfServicePl: LegalText = {
  version: '2025-06-12-8',
  updatedOn: '2025-06-12',
  notice:
    'Ta polska wersja jest tłumaczeniem, które ma ułatwić ci lekturę. Wiążąca jest wersja angielska. Nie narusza to twoich bezwzględnie obowiązujących praw konsumenta.',
  sections: [
    {
      id: 'scope',
      title: 'Czego dotyczy regulamin',
      paragraphs: [
        'Niniejszy regulamin obowiązuje między tobą a operatorem Olympus, gdy korzystasz z portalu Olympus: konta, zakupu Olympus Coins, sklepu, prezentów, kuponów, koła fortuny, twoich postaci wraz z ich stronami i statystykami, rankingów oraz pobierania launchera.',
        'Regulamin obowiązuje w wersji zaakceptowanej przez ciebie przy rejestracji lub przy ostatnim zakupie monet albo w wersji, która weszła w życie zgodnie z rozdziałem o zmianach. Aktualną wersję możesz tu przeczytać i zapisać w każdej chwili, również bez konta.',
        'Jeżeli regulamin daje ci mniej niż bezwzględnie obowiązujące prawo konsumenckie kraju, w którym mieszkasz, pierwszeństwo ma to prawo.',
      ],
    },
    {
      id: 'operator',
      title: 'Operator i kontakt',
      paragraphs: [
        'Stroną umowy z tobą jest operator Olympus, nazywany w regulaminie „my”. Na stronie kontaktowej, która nie wymaga logowania, znajdziesz adres, pod którym możesz się z nami skontaktować w sprawie pytań, reklamacji, odstąpienia od umowy lub odwołania od blokady. Możesz tam też zapytać o nazwę i adres pocztowy operatora.',
        'Piszemy na adres e-mail twojego konta. Dbaj o jego aktualność; to, co tam wysyłamy, uznaje się za doręczone z chwilą, gdy można się spodziewać, że się z tym zapoznasz.',
      ],
    },
    {
      id: 'account',
      title: 'Twoje konto',
      paragraphs: [
        'Aby korzystać z portalu, potrzebujesz konta. Zakładasz je, podając nazwę użytkownika, adres e-mail i hasło, a aktywujesz linkiem, który wysyłamy e-mailem. Umowa o prowadzenie konta zaczyna się z chwilą aktywacji. Samo konto jest bezpłatne.',
        'Jeśli w świetle prawa kraju, w którym mieszkasz, nie jesteś jeszcze osobą pełnoletnią, możesz zarejestrować się i kupować monety tylko za zgodą rodzica lub opiekuna. Możemy poprosić o dowód tej zgody.',
        'Konto należy do jednej osoby fizycznej. Nie wolno go sprzedawać, wynajmować, oddawać ani udostępniać innym.',
      ],
      items: [
        'Dane podane przez ciebie przy rejestracji są prawdziwe i takie pozostają.',
        'Twoja nazwa użytkownika nikogo nie obraża, nie wprowadza w błąd i nie podszywa się pod nikogo, w szczególności pod członka zespołu.',
        'Nie zakładasz kont za pomocą skryptu ani po to, by obejść blokadę lub limit.',
      ],
    },
    {
      id: 'security',
      title: 'Bezpieczeństwo konta',
      paragraphs: [
        'Wybierz hasło, którego nie używasz nigdzie indziej, zachowaj je dla siebie i włącz uwierzytelnianie dwuskładnikowe tam, gdzie portal je oferuje. Kody zapasowe przechowuj tam, gdzie nikt inny ich nie znajdzie; każdy działa tylko raz.',
        'Powiadom nas od razu, jeśli podejrzewasz, że ktoś inny ma dostęp do twojego konta. Sesje innych urządzeń możesz zakończyć w ustawieniach.',
        'Nasz zespół nigdy nie prosi o hasło, kod logowania ani dane karty.',
      ],
    },
    {
      id: 'olympus-coins',
      title: 'Olympus Coins',
      paragraphs: [
        'Olympus Coins (OC) są treścią cyfrową. Wraz z nimi otrzymujesz osobistą, niewyłączną i niezbywalną licencję na wymianę ich w tym portalu na przedmioty i usługi, które sklep w danym czasie oferuje. Licencja trwa, dopóki istnieje twoje konto.',
        'OC nie są pieniądzem, pieniądzem elektronicznym ani środkiem płatniczym poza portalem. Nie są oprocentowane, nie można ich wymienić na pieniądze ani przenieść na inne konto. Innym graczom możesz podarować przedmioty ze sklepu, jak opisano w rozdziale o prezentach.',
        'Wydane monety są zużyte: nie podlegają wypłacie ani zwrotowi, chyba że dostawa się nie powiedzie, przedmiot ma wadę albo prawo przyznaje ci takie uprawnienie. Monety bonusowe z pakietu dzielą los zakupu, z którym zostały przyznane.',
        'Każda zmiana twojego salda jest odnotowanym wpisem. Jeśli wpis jest błędny, poprawiamy go kolejnym widocznym dla ciebie wpisem, nigdy przez usunięcie pierwszego.',
      ],
    },
    {
      id: 'buying-coins',
      title: 'Zakup monet',
      paragraphs: [
        'Kwoty na stronie zakupu, wraz z bonusem i łączną ceną z podatkiem od towarów i usług, są zaproszeniem do złożenia zamówienia. Wiążącą ofertę składasz, gdy po wyborze kwoty i metody płatności oraz zaznaczeniu zgód przechodzisz do bezpiecznej płatności. Umowa zostaje zawarta, gdy potwierdzimy płatność i zaksięgujemy monety.',
        'Płatność odbywa się na stronie operatora płatności. Dane karty podaje się tam i nigdy do nas nie trafiają. Jeśli płatność się nie powiedzie, umowa nie zostaje zawarta i nic nie jest księgowane.',
        'Monety księgujemy od razu po zweryfikowaniu płatności przez operatora płatności, zwykle w ciągu kilku sekund. Zakup wraz z udzielonymi przez ciebie zgodami potwierdzamy e-mailem.',
        'Jeśli płatność zostanie cofnięta po zaksięgowaniu monet, odbieramy monety z tego zakupu. Jeśli są już wydane, masz wobec nas dług w brakującej kwocie i do czasu wyrównania nie możesz wydawać kolejnych monet. Nadal możesz się logować.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Prawo odstąpienia od umowy',
      paragraphs: [
        'Jako konsument masz prawo odstąpić od zakupu monet w terminie czternastu dni bez podania przyczyny. Termin upływa po czternastu dniach od dnia zawarcia umowy.',
        'Aby skorzystać z tego prawa, użyj opcji „Odstąp od umowy tutaj” przy danym zakupie w historii doładowań albo poinformuj nas o odstąpieniu w drodze innego jednoznacznego oświadczenia, na przykład e-mailem na adres podany na stronie kontaktowej. Możesz skorzystać z poniższego formularza, ale nie jest to obowiązkowe. Oświadczenie złożone w historii działa od razu i potwierdzamy je e-mailem. Wystarczy, że wyślesz oświadczenie przed upływem terminu.',
        'Jeśli odstąpisz od umowy, zwracamy wszystkie płatności otrzymane za ten zakup niezwłocznie, a najpóźniej w ciągu czternastu dni od dnia, w którym dotarło do nas twoje oświadczenie. Używamy tego samego sposobu płatności, którym opłacono zakup, i nie pobieramy za to żadnych opłat. Monety z zakupu, wraz z bonusem, odejmujemy od twojego salda.',
        'W przypadku treści cyfrowych dostarczanych od razu prawo odstąpienia wygasa wcześniej. Dlatego przed płatnością prosimy o wyraźną zgodę na aktywację monet od razu po zapłacie oraz o potwierdzenie, że z chwilą ich aktywacji tracisz prawo odstąpienia od umowy. Jedno i drugie potwierdzamy e-mailem. Bez tych dwóch zgód nie możemy sprzedawać monet.',
        'Ponad to, czego wymaga prawo, przyjmujemy odstąpienie w ciągu czternastu dni także po aktywacji, o ile monety z zakupu nie są wydane. Wszystkie monety są jednakowe: uznaje się je za niewydane, dopóki twoje saldo zawiera wszystkie monety z zakupu wraz z bonusem, a ty nie masz wobec nas długu.',
      ],
    },
    {
      id: 'withdrawal-form',
      title: 'Formularz odstąpienia od umowy',
      paragraphs: [
        'Jeśli chcesz odstąpić od zakupu, możesz skopiować ten formularz, wypełnić go i wysłać na adres podany na stronie kontaktowej.',
      ],
      items: [
        'Do operatora Olympus:',
        'Niniejszym informuję o moim odstąpieniu od umowy o dostarczanie następujących treści cyfrowych: (liczba Olympus Coins, ID doładowania)',
        'Data zamówienia: (data)',
        'Imię i nazwisko konsumenta oraz nazwa użytkownika w portalu:',
        'Adres konsumenta:',
        'Podpis konsumenta (tylko jeżeli formularz jest przesyłany w wersji papierowej):',
        'Data:',
      ],
    },
    {
      id: 'shop',
      title: 'Sklep',
      paragraphs: [
        'Sklep pokazuje cenę każdego przedmiotu w OC, a obok cenę w pieniądzu, obliczoną według najmniejszego pakietu monet. Przy przedmiocie w promocji podaje też najniższą cenę z trzydziestu dni przed obniżką. Jeśli oferta kończy się w określonym czasie, sklep go podaje. Przy przedmiocie czasowym podaje, jak długo działa on po dostawie. Niektóre przedmioty mają limit na konto lub okres; widzisz go przed złożeniem zamówienia.',
        'Przedmiot kupujesz dla jednej ze swoich postaci. Płacisz cenę, którą widzisz: jeśli w międzyczasie się zmieni, zamówienie zostanie odrzucone i zobaczysz nową. Ceny późniejszych zamówień mogą być inne.',
        'Przedmioty są treścią cyfrową do użycia w grze. Są związane z postacią, która je otrzymuje, i podlegają tej samej licencji co monety, którymi za nie zapłacono. Ich działanie może zostać dostosowane, aby zachować równowagę gry, jak opisano w rozdziale o zmianach.',
      ],
    },
    {
      id: 'gifts',
      title: 'Prezenty',
      paragraphs: [
        'Możesz kupić przedmiot ze sklepu jako prezent dla aktywnej postaci innego gracza, podając jej imię. Prezent jest twoim zamówieniem: płacisz za niego swoimi monetami i wlicza się do twoich limitów. Dostarczamy go od razu i nie można go cofnąć. Przed złożeniem zamówienia sprawdź imię.',
        'Drugi gracz widzi twoją nazwę użytkownika, twoją wiadomość i przedmiot, ale nie cenę. Zasady uczciwego korzystania dotyczą także wiadomości. Jeśli dostawa się nie powiedzie, monety wrócą na twoje saldo, a drugi gracz nie ma roszczenia o przedmiot.',
      ],
    },
    {
      id: 'deliveries',
      title: 'Dostawy i zwroty',
      paragraphs: [
        'Wszystko, co zostaje przyznane postaci, staje się dostawą, którą możesz śledzić w historii: trafia do kolejki, potem odbiera ją serwer gry, a na końcu zostaje potwierdzona. Większość dostaw jest potwierdzana w ciągu kilku minut; podczas prac konserwacyjnych na serwerze gry czekają.',
        'Jeśli serwer gry przez ponad dobę nie może zrealizować dostawy, widnieje ona jako opóźniona, dopóki się nią nie zajmiemy. Jeśli dostawy nie da się wykonać, zostaje oznaczona jako nieudana wraz z przyczyną, a zapłacone za nią monety automatycznie wracają na twoje saldo. Przedmiot z kuponu wraca do twojego ekwipunku kuponów. Przedmiot z koła fortuny staje się tam kuponem.',
        'Jeśli dostawa widnieje jako potwierdzona, a przedmiotu nie ma, skontaktuj się z pomocą techniczną i podaj ID zamówienia. Porównamy nasze zapisy z zapisami serwera gry i dostarczymy przedmiot ponownie albo zwrócimy monety.',
      ],
    },
    {
      id: 'coupons',
      title: 'Kupony',
      paragraphs: [
        'W kodach kuponów wielkość liter ma znaczenie, a każdy kod można wykorzystać raz na konto. Kod może być ograniczony czasowo, ilościowo, do określonych kont lub do kont założonych odpowiednio dawno. Monety i bilety z kuponu są księgowane od razu. Kupon na przedmiot trafia do twojego ekwipunku kuponów, dopóki nie przypiszesz go wybranej postaci; przypisania nie można cofnąć.',
        'Kupony są bezpłatne. Nie wolno ich sprzedawać, nie podlegają wypłacie i są nieważne, jeśli uzyskano je podstępem lub wskutek błędu, który można było rozpoznać.',
      ],
    },
    {
      id: 'chance',
      title: 'Koło fortuny i losowe skrzynki',
      paragraphs: [
        'W koło fortuny gra się biletami, po jednym na każdy obrót. Każdy obrót daje jedną nagrodę i jeden żeton. Nagroda każdego trzydziestego obrotu od ostatniego jackpotu jest losowana z zestawu jackpotowego, a każdego innego obrotu ze zwykłego. Żetony można wymienić na bilety lub na wymienione nagrody po podanej cenie; wymiany nie można cofnąć. Bilety otrzymujesz też jako nagrody, z kuponów, w grze i od pomocy technicznej; nie sprzedajemy ich.',
        'Szanse na każdą nagrodę koła oraz na wszystko, co może zawierać losowa skrzynka, są pokazane przed obrotem lub zakupem. Losowanie odbywa się właśnie z tymi szansami; nie zależą one od tego, kim jesteś, ile wydajesz ani co zostało wylosowane wcześniej, z wyjątkiem opisanego wyżej jackpotu.',
        'Przed obrotem portal publikuje odcisk swojego tajnego ziarna. Potem ustawiasz własne ziarno albo przyjmujesz to, które proponuje twoja przeglądarka. Oba, wraz z numerem obrotu, decydują o wyniku. Tajne ziarno zostaje ujawnione, gdy jest zastępowane, najpóźniej trzydzieści dni po pierwszym obrocie z nim, więc możesz zweryfikować każdy wcześniejszy obrót. Każdy obrót figuruje w publicznym dzienniku, który nie wymienia ani ciebie, ani twojej postaci; nikt nie może go tam niepostrzeżenie zmienić ani usunąć.',
        'Bilety, żetony i nagrody nie mają wartości pieniężnej i nie podlegają wypłacie. Wynik obowiązuje także wtedy, gdy podczas obrotu koła zerwie się połączenie; nagroda i tak zostanie dostarczona. Jeśli gra jej nie przyjmie, zachowasz ją jako kupon.',
      ],
    },
    {
      id: 'characters',
      title: 'Postacie',
      paragraphs: [
        'Konto mieści do ośmiu postaci, z których najwyżej cztery mogą być dezaktywowane. Możesz aktywować jedną postać na tydzień. Postacie można aktywować i dezaktywować tylko wtedy, gdy całe konto jest w grze offline. Ostatniej aktywnej postaci nie można dezaktywować, a z reguły także tej, która sprzedaje lub licytuje na bazarze. Zamiana obowiązuje, gdy potwierdzi ją serwer gry; jeśli aktywacja się nie powiedzie, możesz zamiast niej przeprowadzić inną.',
        'Jeśli potwierdzisz trwały wybór postaci, które chcesz zachować, pozostałe zostaną na zawsze usunięte wraz ze złotem, poziomami, zwierzakami i partnerami. Przed potwierdzeniem portal pokazuje, co zostanie usunięte, które oferty i licytacje otrzyma wskazana przez ciebie postać i które przedmioty staną się kuponami. Potwierdzony wybór możesz anulować do podanego tam czasu, później już nie. Jeśli do tej pory twoje postacie lub przedmioty się zmienią, zapytamy cię ponownie. Dopóki wybór jest otwarty, nie możesz zamieniać postaci ani niczego kupować lub przypisywać tym, które zostaną usunięte.',
      ],
    },
    {
      id: 'character-pages',
      title: 'Strony postaci, statystyki i rankingi',
      paragraphs: [
        'Strony twoich postaci, ich statystyki i rankingi pokazują to, co zgłaszają serwery gry. Dane te mogą być opóźnione lub niepełne; decyduje stan gry. Błędy, które zauważymy lub które zgłosisz pomocy technicznej, poprawiamy.',
        'Inni gracze widzą publiczną część strony każdej postaci, na przykład imię, klasę, poziomy i wygląd, oraz jej miejsca w rankingach. W ustawieniach prywatności postaci decydujesz, czy widzą też szczegóły takie jak ekwipunek, plecak, statystyki i ostatnia wizyta, oraz czy postać pojawia się w rankingach. Możesz to zmienić w każdej chwili.',
        'Możesz tworzyć linki do ekwipunku postaci. Taki link pokazuje każdemu graczowi, który go ma, co postać miała na sobie w danej chwili, z imieniem i datą, niezależnie od ustawień prywatności. Działa, dopóki go nie usuniesz albo dopóki nie zostanie usunięta postać lub konto.',
        'Postacie naszego zespołu i zablokowanych kont nie są klasyfikowane, także w minionych sezonach. Miejsce w rankingu nie daje prawa do nagrody, chyba że ją obiecaliśmy.',
      ],
    },
    {
      id: 'conduct',
      title: 'Uczciwe korzystanie',
      paragraphs: ['Z portalu korzysta wiele osób. Podczas korzystania z niego nie wolno ci'],
      items: [
        'zakłócać ani przeciążać jego działania, szukać w nim słabych punktów bez naszej zgody ani odczytywać danych, które nie są przeznaczone dla ciebie;',
        'używać botów, skryptów lub zmodyfikowanych klientów ani wykorzystywać błędu zamiast go zgłosić;',
        'handlować kontami, monetami, kuponami, przedmiotami lub biletami za pieniądze ani poza sposobami, które oferuje gra;',
        'płacić środkami, które do ciebie nie należą, ani cofać należnej płatności;',
        'obrażać ani nękać innych, grozić im ani ich oszukiwać, ani rozpowszechniać treści niezgodnych z prawem;',
        'kopiować, odsprzedawać ani ponownie publikować portalu lub jego części poza zakresem dozwolonym przez prawo lub licencję.',
      ],
    },
    {
      id: 'bans',
      title: 'Ostrzeżenia, ograniczenia i blokady',
      paragraphs: [
        'Jeśli istnieją konkretne oznaki, że naruszasz regulamin, możemy cię ostrzec, odebrać to, co uzyskano nieuczciwie, zablokować poszczególne funkcje, zawiesić konto na pewien czas lub, po poważnym bądź powtarzającym się naruszeniu, zablokować je na stałe. Wybieramy najłagodniejszy środek, który chroni innych graczy, i uwzględniamy to, co przemawia na twoją korzyść.',
        'Informujemy cię, co zrobiliśmy, dlaczego i na jak długo, chyba że zabrania tego prawo. W ciągu sześciu miesięcy możesz odwołać się do pomocy technicznej; odwołanie rozpatruje człowiek, w miarę możliwości inny niż ten, który podjął decyzję.',
        'Roszczenia o zwrot pieniędzy za kupione i niewydane monety, o ile przyznaje je prawo, pozostają w mocy po blokadzie, która nie wynika z oszustwa z użyciem tych monet.',
      ],
    },
    {
      id: 'rights',
      title: 'Prawa do portalu i gry',
      paragraphs: [
        'Olympus, jego oprogramowanie, obrazy, teksty, muzyka i oznaczenia należą do operatora lub do tych, którzy udzielili nam na nie licencji. Portalu i launchera możesz używać do prywatnej gry. Części na otwartej licencji podlegają tej licencji; strona pomocy wymienia ich autorów.',
      ],
    },
    {
      id: 'availability',
      title: 'Dostępność i zgodność z umową',
      paragraphs: [
        'Prowadzimy portal ze starannością zwykłą dla takich usług, ale nie możemy obiecać, że będzie zawsze dostępny. Planowane prace konserwacyjne w miarę możliwości zapowiadamy.',
        'Do tego, za co płacisz, stosuje się ustawowe przepisy o niezgodności treści cyfrowych z umową: zapewniamy treści cyfrowe zgodne z umową, usuwamy wady, a jeśli się to nie uda, możesz żądać obniżenia ceny lub odstąpić od umowy.',
      ],
    },
    {
      id: 'liability',
      title: 'Odpowiedzialność',
      paragraphs: [
        'Odpowiadamy bez ograniczeń za winę umyślną i rażące niedbalstwo, za szkody na życiu, ciele lub zdrowiu, na podstawie przepisów o odpowiedzialności za produkt oraz w zakresie udzielonej przez nas gwarancji.',
        'W przypadku zwykłego niedbalstwa odpowiadamy tylko za naruszenie obowiązku, który jest istotny dla umowy i na którego wykonaniu możesz z reguły polegać. Odpowiedzialność jest wtedy ograniczona do szkody typowej dla takiej umowy i możliwej do przewidzenia. Dalsza odpowiedzialność za zwykłe niedbalstwo jest wyłączona. To samo dotyczy osób działających w naszym imieniu.',
      ],
    },
    {
      id: 'ending',
      title: 'Zakończenie umowy',
      paragraphs: [
        'Możesz w każdej chwili zlecić usunięcie swojego konta, bez podania przyczyny. Usunięcie następuje po czternastu dniach, w trakcie których możesz je cofnąć. Wraz z kontem przepadają postacie, przedmioty i niewydane monety; wykorzystaj je wcześniej albo odstąp od otwartych zakupów.',
        'Możemy wypowiedzieć umowę e-mailem z zachowaniem trzydziestodniowego okresu wypowiedzenia, na przykład gdy portal zostaje zamknięty. Każda ze stron może ją wypowiedzieć bez zachowania okresu wypowiedzenia z ważnego powodu. Twoje ustawowe prawo do zwrotu pieniędzy za kupione monety, których nie można było wydać, pozostaje w mocy.',
      ],
    },
    {
      id: 'changes',
      title: 'Zmiany',
      paragraphs: [
        'Możemy rozwijać portal i ofertę sklepu oraz dostosowywać przedmioty, gdy wymaga tego bezpieczeństwo, równowaga gry albo zmiana prawa lub techniki, o ile nic cię to nie kosztuje i jest to dla ciebie do przyjęcia. Jeśli zmiana wpływa na płatne treści w stopniu większym niż nieznaczny, powiadamiamy cię wcześniej i możesz bezpłatnie zakończyć umowę w ciągu trzydziestu dni.',
        'Zmiany regulaminu zapowiadamy e-mailem co najmniej trzydzieści dni przed wejściem w życie i podajemy, co się zmienia i dlaczego. Zmiany, które pogarszałyby twoją sytuację w istotnym punkcie, obowiązują tylko za twoją zgodą. Bez twojej zgody nadal obowiązuje dotychczasowy regulamin; możemy wtedy wypowiedzieć umowę w sposób opisany powyżej.',
      ],
    },
    {
      id: 'law',
      title: 'Prawo właściwe i spory',
      paragraphs: [
        'Stosuje się prawo kraju, w którym operator ma siedzibę, z wyłączeniem Konwencji Narodów Zjednoczonych o umowach międzynarodowej sprzedaży towarów. Jako konsument zachowujesz ochronę bezwzględnie obowiązujących przepisów kraju, w którym mieszkasz, i możesz tam wytoczyć powództwo.',
        'Najpierw napisz do pomocy technicznej; większość spraw można załatwić w ten sposób. Możesz też zwrócić się do podmiotu pozasądowego rozwiązywania sporów konsumenckich. Jeśli wymaga tego prawo, informujemy cię, czy bierzemy udział w takim postępowaniu.',
        'Jeśli któreś postanowienie regulaminu jest nieważne, pozostałe zachowują moc, a w jego miejsce wchodzi przepis ustawy.',
      ],
    },
  ],
}
