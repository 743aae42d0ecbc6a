import type { LegalText } from './legal-text.ts'

export const privacyPolicyPl: LegalText = {
  version: '2025-06-12-8',
  updatedOn: '2025-06-12',
  notice:
    'Ta polska wersja jest tłumaczeniem, które ma ułatwić ci lekturę. Wiążąca jest wersja angielska. Nie narusza to praw, które przysługują ci na mocy ustawy.',
  sections: [
    {
      id: 'controller',
      title: 'Kto odpowiada za dane',
      paragraphs: [
        'Administratorem danych osobowych przetwarzanych w portalu Olympus jest operator Olympus, w niniejszej polityce nazywany „my”. Na stronie kontaktowej, która nie wymaga logowania, znajdziesz adres, pod którym można się z nami skontaktować, także w sprawach ochrony danych i w celu skorzystania z twoich praw. Możesz tam też zapytać o nazwę i adres pocztowy operatora.',
      ],
    },
    {
      id: 'summary',
      title: 'W skrócie',
      paragraphs: [
        'Przechowujemy to, co jest potrzebne do prowadzenia twojego konta, do dostarczania tego, co kupujesz, i do ochrony obu tych rzeczy. Nie wyświetlamy reklam, nie używamy śledzenia ani analityki podmiotów trzecich, nie tworzymy profili reklamowych i nie sprzedajemy danych.',
      ],
    },
    {
      id: 'account-data',
      title: 'Dane konta',
      paragraphs: ['Gdy rejestrujesz się i korzystasz z konta, przechowujemy:'],
      items: [
        'nazwę użytkownika, adres e-mail, ID konta i ID użytkownika;',
        'twoje hasło wyłącznie jako skrót utworzony algorytmem Argon2id, z którego nie da się go odczytać;',
        'wybrany przez ciebie język, motyw i tło;',
        'stan konta: kiedy zostało utworzone i aktywowane, czy i dlaczego jest zablokowane, jego rolę;',
        'to, co piszesz do pomocy technicznej, i nasze odpowiedzi.',
      ],
    },
    {
      id: 'security-data',
      title: 'Logowania, urządzenia i bezpieczeństwo',
      paragraphs: [
        'Dla każdego logowania przechowujemy sesję z rodzajem urządzenia i przeglądarki, adresem IP, czasem logowania i ostatniej aktywności oraz skrótami należących do niej tokenów. Swoje sesje widzisz w ustawieniach i możesz zakończyć każdą z nich.',
        'Jeśli włączysz uwierzytelnianie dwuskładnikowe, przechowujemy tajny klucz w postaci zaszyfrowanej, a twoje kody zapasowe jako skróty. W przypadku klucza dostępu przechowujemy jego klucz publiczny, nadaną przez ciebie nazwę oraz informację, czy jest zsynchronizowany oraz kiedy go utworzono i ostatnio użyto. Zapisujemy zdarzenia istotne dla bezpieczeństwa, na przykład nieudane logowanie, zmianę hasła lub nowe urządzenie, wraz z urządzeniem i adresem IP, oraz przez krótki czas liczymy nieudane próby dla konta i dla adresu IP.',
        'Nowe hasła są porównywane na naszym własnym serwerze z listą popularnych haseł. Jeśli zapytanie trafia też do serwisu haseł, które wyciekły, otrzymuje on tylko pięć pierwszych cyfr skrótu hasła, wspólnych dla wielu innych haseł, i żadnych informacji o tobie.',
      ],
    },
    {
      id: 'purchases',
      title: 'Zakupy Olympus Coins',
      paragraphs: [
        'Dla zakupu przechowujemy liczbę monet, cenę, walutę, metodę i stan płatności, oznaczenie nadane jej przez operatora płatności oraz czas poszczególnych czynności. Dane karty podajesz na stronie operatora płatności, który za nie odpowiada; nigdy nie trafiają one na nasze serwery. Operator płatności informuje nas, czy płatność się powiodła, nie powiodła, została zwrócona lub zakwestionowana.',
      ],
    },
    {
      id: 'consents',
      title: 'Zgody',
      paragraphs: [
        'Gdy akceptujesz regulamin lub politykę prywatności, zgadzasz się na natychmiastowe dostarczenie treści cyfrowych lub potwierdzasz utratę prawa do odstąpienia od umowy, przechowujemy informację, jaki to był tekst, w jakiej wersji i w jakim języku, oraz kiedy to nastąpiło, a przy zakupie także adres IP. Musimy móc wykazać złożenie tych oświadczeń.',
      ],
    },
    {
      id: 'portal-data',
      title: 'Monety, sklep, kupony i koło fortuny',
      paragraphs: [
        'Prowadzimy księgę wszystkich zmian twojego salda i przechowujemy twoje zamówienia w sklepie, wykorzystane i przypisane kupony, bilety i żetony koła fortuny, obroty wraz z ziarnami, które pozwalają je sprawdzić, oraz stan każdej dostawy. Znajdziesz to w historii portalu. Jeśli ustawisz sobie limity zakupów lub obrotów, przechowujemy także je.',
        'Aby każdy mógł sprawdzić koło fortuny, każdy obrót jest publikowany w dzienniku: jego numer i czas, nasze ziarno po jego ujawnieniu, twoje ziarno, wylosowana liczba i nagroda. Dziennik nie wymienia ani twojego konta, ani twojej postaci. Na potrzeby publicznych statystyk liczymy obroty według nagrody, według tego, czy na koncie kupowano monety, i według tego, czy konto istnieje krócej niż trzydzieści dni.',
      ],
    },
    {
      id: 'game-data',
      title: 'Dane twoich postaci',
      paragraphs: [
        'Serwery gry przesyłają nam dane twoich postaci: imię, klasę, poziom, atrybuty, ekwipunek, plecak, bonusy, oferty na bazarze, zwierzaki i partnerów, statystyki, wyniki do rankingów i zdobyte przez ciebie bilety. Zgłaszają też, czy twoje konto jest w grze i którą postacią. W tym celu przechowujemy informację, kiedy postać weszła do gry i z niej wyszła, na którym serwerze gry i w jaki sposób jej pobyt się zakończył.',
        'Przechowujemy imiona, które postać nosiła, oraz to, co było widać podczas twoich dwóch ostatnich wizyt na jej stronie, aby móc pokazać ci, co się zmieniło. Jedno i drugie widzisz tylko ty.',
        'Jeśli podarujesz przedmiot innemu graczowi, ten gracz i serwer gry zobaczą twoją nazwę użytkownika i twoją wiadomość. Gdy usuniesz konto, wiadomość pozostanie u drugiego gracza, pod nazwą usuniętego konta zamiast twojej.',
      ],
    },
    {
      id: 'character-pages',
      title: 'Kto widzi twoje postacie',
      paragraphs: [
        'Zalogowani gracze widzą imię, klasę, żywioł, frakcję, poziomy, reputację, punkty osiągnięć i wygląd postaci oraz jej wyniki w rankingach. Odwiedzający bez konta nie widzą postaci.',
        'Wszystko inne widzisz tylko ty: ekwipunek, plecak wraz ze złotem, bonusy, bazar, zwierzaki i partnerów, statystyki, pieniądze w banku i ostatnią wizytę, w tym to, czy postać jest teraz w grze. Na stronie postaci, w części „Prywatność”, możesz każdą z tych pozycji otworzyć dla innych graczy i w każdej chwili zamknąć. Dopóki ostatnia wizyta jest zamknięta, otwarta część nie pokazuje, z kiedy są jej dane. Oferty na bazarze i dni w statystykach mogą mimo to ujawnić, kiedy grasz.',
        'Jeśli utworzysz link do ekwipunku postaci, zachowujemy to, co ma ona na sobie w tej chwili, z imieniem, klasą, żywiołem i poziomami. Widzi to każdy zalogowany gracz, który ma ten link, nawet jeśli ekwipunek jest zamknięty, dopóki nie usuniesz linku albo dopóki nie zostanie usunięta postać lub twoje konto.',
      ],
    },
    {
      id: 'statistics',
      title: 'Statystyki twoich postaci',
      paragraphs: [
        'Z sum zgłaszanych przez serwery gry obliczamy dla każdej postaci, co przybyło w danym dniu (UTC) i tygodniu: między innymi pokonane potwory i pokonanych graczy, śmierci, obrażenia, rajdy, wydarzenia, pojedynki, zdobyte i wydane złoto, użyte umiejętności i przedmioty oraz czas w grze według godziny dnia. Przechowujemy też sumy od początku, najlepsze czasy i inne rekordy, kamienie milowe, posiadane złoto, wyniki ostatnich dwudziestu walk i ostatnie supernagrody.',
        'Dla porównania portal pokazuje mediany postaci na podobnym poziomie oraz odsetek tych, które dana postać wyprzedza. Są one obliczane z próby liczącej najwyżej 500 postaci co najmniej pięciu graczy, także tych postaci, których statystyki są zamknięte. Nie wymieniają żadnej postaci i nie zdradzają, co robiła pojedyncza postać.',
      ],
    },
    {
      id: 'leaderboards',
      title: 'Rankingi',
      paragraphs: [
        'Rankingi porządkują postacie według wyników zgłaszanych przez serwery gry, reputacji i punktów osiągnięć. Pokazują wynik, jego szczegóły, czas jego osiągnięcia, a przy rekordzie rajdu także imiona członków drużyny. Aby pokazywać zmiany i najlepsze miejsca, raz dziennie zapisujemy miejsca pierwszych 10\u00a0000 postaci każdego rankingu oraz wszystkich postaci, których właściciele korzystali z portalu w ciągu ostatnich trzydziestu dni.',
        'Na stronie postaci możesz ją ukryć w rankingach. Nie widać wtedy ani jej wyników, ani jej imienia w drużynie; wyniki są zachowywane, aby mogła powrócić. Końcowy wynik sezonu jest pieczętowany: dla pierwszej setki zawiera tylko ID postaci, miejsce, wynik i czas.',
      ],
    },
    {
      id: 'connections',
      title: 'Połączone konta',
      paragraphs: [
        'Jeśli połączysz konto naszej społeczności na czacie, przechowujemy identyfikator i nazwę wyświetlaną, które serwis czatu przesyła nam za twoją zgodą. Nie zachowujemy dostępu do tamtego konta. Gdy odłączysz je w ustawieniach, usuwamy te dane.',
      ],
    },
    {
      id: 'contact',
      title: 'Wiadomości do pomocy technicznej',
      paragraphs: [
        'Jeśli napiszesz do nas na stronie kontaktowej, przetwarzamy twój adres e-mail, wiadomość, jej temat, język i czas oraz twoją nazwę użytkownika, jeśli ją podasz. Po zalogowaniu przetwarzamy zamiast tego adres, nazwę użytkownika i ID twojego konta.',
        'Portal wysyła twoją wiadomość e-mailem do naszej skrzynki pomocy, a kopię na podany adres; nigdzie indziej jej nie zapisuje. Aby nikt nie nadużywał formularza, liczy wiadomości przez najwyżej dwie doby dla każdej sieci, każdego konta i każdego adresu, adresy wyłącznie jako skróty.',
      ],
    },
    {
      id: 'emails',
      title: 'E-maile i pobieranie',
      paragraphs: [
        'Na adres twojego konta wysyłamy e-maile, które go dotyczą: linki i potwierdzenia, o które prosisz, na przykład link do strony pobierania launchera, dowody zakupu oraz powiadomienia o bezpieczeństwie, prezentach i twoich postaciach.',
        'Strona pobierania może sprawdzić plik launchera. Twoja przeglądarka oblicza jego skrót i porównuje go ze skrótami naszych wydań; ani plik, ani jego skrót nie są do nas wysyłane.',
      ],
    },
    {
      id: 'logs',
      title: 'Dzienniki serwera',
      paragraphs: [
        'Dla każdego żądania, które coś zmienia lub się nie powiedzie, serwer zapisuje wiersz z czasem, wywołaną funkcją, wynikiem, czasem trwania, ID żądania, adresem IP i, po zalogowaniu, ID konta. Jeśli z jednej sieci przychodzi zbyt wiele żądań, taki wiersz otrzymuje tylko pierwsze odrzucone w danej minucie, bez ID konta; pozostałe są liczone z adresem sieci. Hasła, tokeny, kody i treść e-maili są pomijane. Jeśli zobaczysz błąd, jego ID żądania pozwala nam znaleźć przyczynę bez dalszych pytań.',
        'Jeśli twoja przeglądarka zablokuje na stronie coś, czego zabraniają jej reguły bezpieczeństwa, zgłasza nam to. Ze zgłoszenia zapisujemy tylko to, co zostało zablokowane i na jakim rodzaju strony.',
      ],
    },
    {
      id: 'cookies',
      title: 'Pliki cookie',
      paragraphs: [
        'Portal ustawia tylko pliki cookie ściśle niezbędne do tego, o co prosisz. Nie wymagają zgody i nikt inny nie może ich odczytać.',
      ],
      items: [
        'token: potwierdza twoje zalogowanie, gdy przeglądarka żąda strony lub danych. Ważny dziesięć minut, potem odnawiany.',
        'refreshToken: odnawia twoje zalogowanie. Przechowywany do zamknięcia przeglądarki lub, przy wyborze „Nie wylogowuj mnie”, do trzydziestu dni po twojej ostatniej wizycie. Usuwany przy wylogowaniu.',
        '__Host-bind: wiąże odnawianie zalogowania z tą przeglądarką, dzięki czemu skradziony token jest gdzie indziej bezwartościowy. Przechowywany tak długo jak refreshToken.',
        '__Host-device: rozpoznaje tę przeglądarkę, abyśmy mogli powiadomić cię o logowaniu z innej i aby nikt nie zablokował ci dostępu, zgadując twoje hasło. Przechowywany 400 dni, także po wylogowaniu.',
        'locale: zapamiętuje na rok język portalu.',
        'timeZone: strefa czasowa tego urządzenia, aby strony od razu pokazywały godziny w tej strefie. Przechowywany przez rok.',
      ],
    },
    {
      id: 'browser-storage',
      title: 'Dane w twojej przeglądarce',
      paragraphs: [
        'Aby szybciej się ładować i przetrwać utratę połączenia, portal przechowuje w twojej przeglądarce niektóre dane. Pozostają one na twoim urządzeniu; możesz je w każdej chwili usunąć w ustawieniach przeglądarki.',
      ],
      items: [
        'Pamięć lokalna „user”: ID użytkownika, nazwa użytkownika i adres e-mail zalogowanej osoby. Usuwana przy wylogowaniu.',
        'Pamięć lokalna „game-characters”: kopia listy twoich postaci. Usuwana przy wylogowaniu.',
        'Pamięć lokalna twoich wyborów: język, motyw, tło, postacie wybrane ostatnio na stronach, w sklepie i przy kole fortuny oraz, po zaznaczeniu „Zapamiętaj mój e-mail”, ten adres.',
        'Pamięć lokalna trwających czynności: klucze, które zapobiegają dwukrotnemu wykonaniu zakupu lub zamówienia. Usuwane po zakończeniu czynności, a w przeciwnym razie podczas wizyty po upływie ponad doby.',
        'Pamięć lokalna „olympus-wheel-log”: ostatni stan publicznego dziennika koła fortuny sprawdzony przez twoją przeglądarkę, bez związku z twoją osobą.',
        'Pamięć sesji dla przeładowań: kiedy strona ostatnio przeładowała się sama. Usuwana po zamknięciu strony.',
        'Baza danych przeglądarki z nazwami i obrazami z gry, bez związku z twoją osobą. Opróżniana przy wylogowaniu.',
      ],
    },
    {
      id: 'purposes',
      title: 'Cele i podstawy prawne',
      paragraphs: [
        'Opisane wyżej dane przetwarzamy w następujących celach i na wskazanych przy nich podstawach prawnych z ogólnego rozporządzenia o ochronie danych (RODO):',
      ],
      items: [
        'prowadzenie konta, pokazywanie twoich postaci i ich statystyk, sprzedaż i dostarczanie treści cyfrowych, pomoc techniczna: wykonanie umowy (art. 6 ust. 1 lit. b);',
        'odpowiadanie na wiadomości osób bez konta: nasz prawnie uzasadniony interes w udzieleniu odpowiedzi (art. 6 ust. 1 lit. f);',
        'ochrona kont i płatności, zapobieganie oszustwom, nadużyciom i nieuczciwej grze, szukanie błędów, wykazanie rzetelności losowań koła fortuny, prowadzenie rankingów i porównywanie statystyk: nasz prawnie uzasadniony interes w bezpiecznej i uczciwej usłudze (art. 6 ust. 1 lit. f);',
        'dokumentowanie zakupów i zgód, odpowiadanie na wnioski dotyczące twoich praw i na zgodne z prawem żądania organów: obowiązki prawne (art. 6 ust. 1 lit. c);',
        'połączenie z kontem społeczności na czacie: twoja zgoda (art. 6 ust. 1 lit. a), którą możesz w każdej chwili wycofać ze skutkiem na przyszłość, odłączając konto.',
      ],
    },
    {
      id: 'recipients',
      title: 'Kto otrzymuje dane',
      paragraphs: [
        'U operatora dostęp do danych mają tylko osoby, które potrzebują ich do pracy. Poza nim dane otrzymują:',
      ],
      items: [
        'operator płatności, który otrzymuje to, czego wymaga płatność: kwotę, walutę, nasze oznaczenie i twój adres e-mail, i który przetwarza twoje dane płatnicze na własną odpowiedzialność;',
        'dostawcy hostingu, pobierania i wysyłki e-maili, którzy przetwarzają dane w naszym imieniu i według naszych poleceń;',
        'serwery gry Olympus, które otrzymują dostawy i inne zadania dla twoich postaci z ID konta i postaci oraz dowiadują się, czy twoje konto może wejść do gry;',
        'serwis czatu, jeśli połączysz tam konto;',
        'organy, sądy i doradcy prawni, jeśli prawo tego wymaga lub na to pozwala.',
      ],
    },
    {
      id: 'transfers',
      title: 'Państwa spoza Europejskiego Obszaru Gospodarczego',
      paragraphs: [
        'Jeśli odbiorca przetwarza dane poza Europejskim Obszarem Gospodarczym, dzieje się to tylko tam, gdzie Komisja Europejska uznała ochronę za odpowiednią, albo na podstawie standardowych klauzul umownych, w razie potrzeby z dodatkowymi zabezpieczeniami. Na prośbę udostępniamy kopię stosowanych zabezpieczeń.',
      ],
    },
    {
      id: 'retention',
      title: 'Jak długo przechowujemy dane',
      paragraphs: ['Usuwamy dane, gdy nie są już potrzebne do swojego celu. W szczególności:'],
      items: [
        'dane konta, postaci i portalu: dopóki istnieje konto; wyjątki znajdują się poniżej. Usunięcie na twoje żądanie następuje po czternastu dniach, w czasie których możesz je cofnąć; konto, które nigdy nie zostanie aktywowane, jest usuwane.',
        'sesje: kończą się po wylogowaniu lub zakończeniu ich przez ciebie, najpóźniej trzydzieści dni po ostatnim użyciu. Dane zakończonej sesji są usuwane najpóźniej trzydzieści dni później.',
        'linki aktywacyjne i do ustawienia nowego hasła: podane przy nich dane do użycia lub wygaśnięcia linku, fakt istnienia takiego linku trzydzieści dni dłużej.',
        'zdarzenia związane z bezpieczeństwem: 180 dni. Informacja, że dana przeglądarka była już przez ciebie używana: 400 dni po jej ostatnim użyciu, w przypadku najnowszej, dopóki istnieje konto.',
        'e-maile, które do ciebie wysyłamy: ich treść do czasu wysłania albo do upływu doby bezskutecznych prób, adres i temat przez siedem dni. Odpowiedzi na żądania, których nie wolno wykonać dwa razy: do 35 dni.',
        'powiadomienia, dzięki którym otwarte strony są aktualne: dziesięć minut.',
        'zgłoszenia serwerów gry: nasze odpowiedzi na nie przez tydzień, odrzucone przez nas wpisy przez trzydzieści dni, czas wejścia postaci do gry i wyjścia z niej przez 90 dni po wyjściu.',
        'statystyki postaci: każdy dzień przez 400 dni, najwyżej miesiąc dłużej; tygodnie i sumy, dopóki istnieje konto.',
        'dzienne miejsca w rankingach: piętnaście dni, potem tylko najlepsze każdej postaci. Gdy konto zostaje usunięte, usuwane są jego wpisy i miejsca; tylko zapieczętowany wynik sezonu zachowuje ID postaci.',
        'obroty, ziarna, bilety i żetony koła fortuny: bezterminowo, ponieważ bez nich nikt nie mógłby sprawdzić publicznego dziennika. Gdy konto zostaje usunięte, są one oddzielane od twojej nazwy, adresu i twoich postaci.',
        'postacie usunięte w grze lub przez wybór: to, co pokazywały ich strony, i linki do ich ekwipunku jeszcze przez trzydzieści dni, aby pomoc techniczna mogła pomóc po oszustwie. Imię, ostatnie wartości, wyniki i statystyki pozostają na potrzeby twojej historii i eksportu, dopóki istnieje konto. Inni gracze już ich nie widzą, z wyjątkiem imienia we własnych zamówieniach i prezentach.',
        'zakupy, zapisy księgi i zgody: tak długo, jak wymagają tego prawo handlowe i podatkowe lub terminy przedawnienia roszczeń, z reguły do dziesięciu lat. Po usunięciu konta są zablokowane dla każdego innego użycia.',
        'wiadomości ze strony kontaktowej: w portalu do wysłania e-maili albo do upływu doby bezskutecznych prób, adresy i tematy e-maili przez siedem dni; w naszej skrzynce pomocy, wraz z odpowiedziami, do załatwienia sprawy i upływu terminów przedawnienia roszczeń.',
        'dzienniki serwera: z reguły trzydzieści dni, dłużej tylko na czas badania konkretnego zdarzenia.',
        'kopie zapasowe: usunięte dane pozostają w nich, dopóki same kopie nie zostaną usunięte.',
      ],
    },
    {
      id: 'protection',
      title: 'Jak chronione są dane',
      paragraphs: [
        'Wszystkie połączenia są szyfrowane. Hasła, tokeny i kody zapasowe są przechowywane tylko jako skróty, a klucze uwierzytelniania dwuskładnikowego tylko w postaci zaszyfrowanej. Tokeny są krótkotrwałe i przy każdym odnowieniu zastępowane nowymi; ponowne użycie starego kończy jego sesję. Tylko nieliczne osoby obsługujące serwery mogą ręcznie zmieniać dane kont, a każda taka zmiana jest zapisywana wraz z autorem i powodem. To, co przeglądają narzędziami operatorów, jest zapisywane na 400 dni. Jeśli naruszenie bezpieczeństwa powoduje wysokie ryzyko dla twoich praw, informujemy cię bez zbędnej zwłoki.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Twoje prawa',
      paragraphs: [
        'Z poniższych praw możesz korzystać w każdej chwili i bezpłatnie, w ustawieniach, o ile to umożliwiają, lub pisząc na adres podany na stronie kontaktowej. Odpowiadamy w ciągu miesiąca.',
      ],
      items: [
        'dostęp do danych, które o tobie mamy, i ich kopia: w ustawieniach pobierasz wszystkie dane konta jako plik ZIP z JSON i CSV, przez link ważny jeden raz i przez dziesięć minut, a na stronie postaci jej dane jako JSON;',
        'sprostowanie danych błędnych i uzupełnienie niekompletnych;',
        'usunięcie, o ile nie sprzeciwia się temu obowiązek przechowywania, i ograniczenie przetwarzania;',
        'przenoszenie: dane od ciebie otrzymane, w powszechnie używanym formacie nadającym się do odczytu maszynowego;',
        'sprzeciw, z przyczyn związanych z twoją szczególną sytuacją, wobec przetwarzania opartego na naszym prawnie uzasadnionym interesie;',
        'wycofanie zgody ze skutkiem na przyszłość;',
        'skarga do organu ochrony danych, w szczególności w państwie, w którym mieszkasz, w którym pracujesz lub w którym twoim zdaniem naruszono prawo.',
      ],
    },
    {
      id: 'automated-decisions',
      title: 'Zautomatyzowane decyzje',
      paragraphs: [
        'Próby logowania, rejestracji, wykorzystania kodów lub wysłania e-maili są automatycznie ograniczane na krótki czas. Przy niezwykle dużej liczbie rejestracji lub próśb o linki twoja przeglądarka najpierw rozwiązuje zadanie obliczeniowe, które nie wykorzystuje danych o tobie. Poza tym nie podejmujemy wyłącznie automatycznie żadnych decyzji o skutkach prawnych lub podobnie istotnych: o blokadach decydują ludzie. Losowania koła fortuny i losowych skrzynek nie wykorzystują danych o tobie.',
      ],
    },
    {
      id: 'necessity',
      title: 'Jakie dane musisz podać',
      paragraphs: [
        'Bez nazwy użytkownika, adresu e-mail i hasła nie możemy zaoferować ci konta, a bez danych płatności nie możemy sprzedać ci monet. Wszystko inne jest dobrowolne.',
      ],
    },
    {
      id: 'young-players',
      title: 'Młodzi gracze',
      paragraphs: [
        'Osoby niepełnoletnie potrzebują do rejestracji zgody rodzica lub opiekuna prawnego. Jeśli uważasz, że dziecko podało nam dane bez takiej zgody, napisz do nas, a usuniemy konto.',
      ],
    },
    {
      id: 'changes',
      title: 'Zmiany tej polityki',
      paragraphs: [
        'Dostosowujemy tę politykę, gdy zmienia się portal lub prawo. Aktualna wersja z datą jest zawsze na tej stronie. Istotne zmiany zapowiadamy e-mailem, zanim zaczną obowiązywać.',
      ],
    },
  ],
}
