import type { LegalText } from './legal-text.ts'

export const privacyPolicyTr: LegalText = {
  version: '2025-06-12-8',
  updatedOn: '2025-06-12',
  notice:
    'Bu Türkçe metin, okumanı kolaylaştırmak için hazırlanmış bir çeviridir. Bağlayıcı olan İngilizce metindir. Yasadan doğan hakların bundan etkilenmez.',
  sections: [
    {
      id: 'controller',
      title: 'Veri sorumlusu kim',
      paragraphs: [
        'Olympus portalında işlenen kişisel verilerin sorumlusu, bu politikada “biz” olarak anılan Olympus işletmecisidir. Giriş gerektirmeyen iletişim sayfasında, verilerin korunmasına ilişkin sorular ve haklarını kullanmak için de bize ulaşabileceğin adres bulunur. Orada işletmecinin adını ve posta adresini de sorabilirsin.',
      ],
    },
    {
      id: 'summary',
      title: 'Kısaca',
      paragraphs: [
        'Hesabını yürütmek, satın aldıklarını teslim etmek ve bunların ikisini de güvende tutmak için gerekenleri saklarız. Reklam göstermeyiz, üçüncü tarafların izleme veya analiz araçlarını kullanmayız, reklam profili oluşturmayız ve veri satmayız.',
      ],
    },
    {
      id: 'account-data',
      title: 'Hesap verileri',
      paragraphs: ['Kayıt olduğunda ve bir hesap kullandığında şunları saklarız:'],
      items: [
        'kullanıcı adı, e-posta adresi, hesap kimliği ve kullanıcı kimliği;',
        'şifren, yalnızca Argon2id ile oluşturulmuş ve şifrenin okunamayacağı bir özet değeri olarak;',
        'seçtiğin dil, tema ve arka plan;',
        'hesabın durumu: ne zaman oluşturulduğu ve etkinleştirildiği, yasaklı olup olmadığı ve nedeni, rolü;',
        'destek ekibine yazdıkların ve yanıtlarımız.',
      ],
    },
    {
      id: 'security-data',
      title: 'Girişler, cihazlar ve güvenlik',
      paragraphs: [
        'Her giriş için cihaz ve tarayıcı türünü, IP adresini, giriş ve son etkinlik zamanını ve ilgili belirteçlerin özet değerlerini içeren bir oturum saklarız. Oturumlarını ayarlarda görür ve her birini sonlandırabilirsin.',
        'İki faktörlü doğrulamayı açarsan gizli anahtarı şifrelenmiş olarak, yedek kodlarını ise özet değerleri olarak saklarız. Bir geçiş anahtarının açık anahtarını, ona verdiğin adı, eşitlenip eşitlenmediğini, ne zaman oluşturulduğunu ve en son ne zaman kullanıldığını saklarız. Başarısız bir giriş, değiştirilen bir şifre veya yeni bir cihaz gibi güvenlik açısından önemli olayları cihaz ve IP adresiyle birlikte kaydeder, başarısız denemeleri kısa bir süre hesap ve IP adresi başına sayarız.',
        'Yeni şifreler kendi sunucumuzda yaygın şifrelerden oluşan bir listeyle karşılaştırılır. Sızdırılmış şifreler için bir hizmete de danışılırsa bu hizmet yalnızca şifrenin özet değerinin, birçok başka şifreyle ortak olan ilk beş basamağını alır; seninle ilgili hiçbir şey almaz.',
      ],
    },
    {
      id: 'purchases',
      title: 'Olympus Coins satın alımları',
      paragraphs: [
        'Bir satın alma için miktarı, fiyatı, para birimini, yöntemi, ödemenin durumunu, ödeme sağlayıcısının verdiği referansı ve zamanları saklarız. Kart bilgilerini, bunlardan sorumlu olan ödeme sağlayıcısının sayfasına girersin; bu bilgiler sunucularımıza hiçbir zaman ulaşmaz. Sağlayıcı bize ödemenin başarılı mı başarısız mı olduğunu, iade edilip edilmediğini ya da ödemeye itiraz edilip edilmediğini bildirir.',
      ],
    },
    {
      id: 'consents',
      title: 'Onaylar',
      paragraphs: [
        'Hizmet şartlarını veya gizlilik politikasını kabul ettiğinde, dijital içeriğin hemen sunulmasına onay verdiğinde ya da cayma hakkının sona erdiğini onayladığında hangi metnin hangi sürümü ve dili olduğunu ve bunu ne zaman yaptığını, satın almada ayrıca IP adresini saklarız. Bu beyanları ispatlayabilmemiz gerekir.',
      ],
    },
    {
      id: 'portal-data',
      title: 'Coin’ler, mağaza, kuponlar ve çarkıfelek',
      paragraphs: [
        'Bakiyendeki her değişikliğin defterini tutar; mağaza siparişlerini, kullanılan ve aktarılan kuponları, çarkıfelek bilet ve jetonlarını, doğrulanmalarını sağlayan tohumlarla birlikte çevirmeleri ve her teslimatın durumunu saklarız. Bunları portalın geçmiş sayfalarında bulursun. Satın almalar veya çevirmeler için kendine sınır koyarsan bunları da saklarız.',
        'Herkes çarkıfeleği doğrulayabilsin diye her çevirme herkese açık bir kayıtta yayımlanır: numarası ve zamanı, açıklanınca bizim tohumumuz, senin tohumun, çekilen sayı ve ödül. Bu kayıtta ne hesabın ne de karakterin geçer. Herkese açık istatistikler için çevirmeleri ödüle, hesabın coin satın alıp almadığına ve hesabın otuz günden yeni olup olmadığına göre sayarız.',
      ],
    },
    {
      id: 'game-data',
      title: 'Karakterlerinin verileri',
      paragraphs: [
        'Oyun sunucuları bize karakterlerinin verilerini gönderir: ad, sınıf, seviye, özellikler, ekipman, envanter, bonuslar, pazardaki ilanlar, evcil hayvanlar ve yoldaşlar, istatistikler, sıralamalar için sonuçlar ve kazandığın biletler. Ayrıca hesabının oyunda olup olmadığını ve hangi karakterle olduğunu bildirirler. Bunun için bir karakterin oyuna ne zaman girip ne zaman çıktığını, hangi oyun sunucusunda olduğunu ve oyundaki kalışının nasıl sona erdiğini saklarız.',
        'Nelerin değiştiğini gösterebilmek için bir karakterin taşıdığı adları ve sayfasını son iki ziyaretinde gördüklerini saklarız. Her ikisini de yalnızca sen görürsün.',
        'Başka bir oyuncuya eşya hediye edersen o oyuncu ve oyun sunucusu kullanıcı adını ve mesajını görür. Hesabını sildiğinde mesaj, adının yerine silinmiş bir hesabın adıyla diğer oyuncuda kalır.',
      ],
    },
    {
      id: 'character-pages',
      title: 'Karakterlerini kim görür',
      paragraphs: [
        'Giriş yapmış oyuncular bir karakterin adını, sınıfını, elementini, fraksiyonunu, seviyelerini, itibarını, başarı puanını, görünümünü ve sıralamalardaki sonuçlarını görür. Hesabı olmayan ziyaretçiler karakterleri görmez.',
        'Geri kalan her şeyi yalnızca sen görürsün: ekipman, altınla birlikte envanter, bonuslar, pazar, evcil hayvanlar ve yoldaşlar, istatistikler, bankadaki para ve karakterin şu anda oyunda olup olmadığını da içeren son ziyaret. Karakterin sayfasında, “Gizlilik” altında bunların her birini diğer oyunculara açabilir ve istediğin zaman yeniden kapatabilirsin. Son ziyaret kapalı olduğu sürece açık bir bölüm verilerinin ne kadar eski olduğunu göstermez. Pazardaki ilanlar ve istatistiklerdeki günler yine de ne zaman oynadığını belli edebilir.',
        'Bir karakterin ekipmanına bağlantı oluşturursan o anda üzerinde olanları adı, sınıfı, elementi ve seviyeleriyle birlikte saklarız. Bağlantıya sahip olan, giriş yapmış her oyuncu, ekipman kapalı olsa bile, sen bağlantıyı silene ya da karakter veya hesabın silinene kadar bunu görür.',
      ],
    },
    {
      id: 'statistics',
      title: 'Karakterlerinin istatistikleri',
      paragraphs: [
        'Oyun sunucularının bildirdiği toplamlardan her karakter için bir günde (UTC) ve bir haftada nelerin eklendiğini hesaplarız: yenilen canavarlar ve oyuncular, ölümler, hasar, baskınlar, etkinlikler, düellolar, kazanılan ve harcanan altın, kullanılan beceriler ve eşyalar ve günün saatlerine göre oyunda geçen süre bunlardan bazılarıdır. Ayrıca başlangıçtan beri olan toplamları, en iyi süreleri ve diğer rekorları, dönüm noktalarını, eldeki altını, son yirmi dövüşün sonucunu ve son süper ödülleri saklarız.',
        'Portal, karşılaştırma için benzer seviyedeki karakterlerin medyanlarını ve bir karakterin bunların ne kadarının önünde olduğunu gösterir. Bunlar, istatistikleri kapalı olanlar dahil, en az beş oyuncuya ait en fazla 500 karakterlik bir örneklemden hesaplanır. Hiçbir karakterin adını vermez ve tek bir karakterin ne yaptığını ele vermezler.',
      ],
    },
    {
      id: 'leaderboards',
      title: 'Sıralamalar',
      paragraphs: [
        'Sıralamalar, karakterleri oyun sunucularının bildirdiği sonuçlara, itibara ve başarı puanına göre dizer. Skoru, ayrıntılarını, ne zaman ulaşıldığını ve bir baskın rekorunda grup üyelerinin adlarını gösterirler. Değişiklikleri ve en iyi sıraları gösterebilmek için günde bir kez her sıralamanın ilk 10.000 karakterinin ve sahipleri son otuz gün içinde portalı kullanmış tüm karakterlerin sırasını saklarız.',
        'Bir karakterin sayfasında onu sıralamalarda gizleyebilirsin. O zaman ne sonuçları ne de bir gruptaki adı gösterilir; geri dönebilsin diye skorları saklanır. Bir sezonun kesin sonucu mühürlenir: ilk yüz karakter için yalnızca karakter kimliğini, sırayı, skoru ve zamanı içerir.',
      ],
    },
    {
      id: 'connections',
      title: 'Bağlı hesaplar',
      paragraphs: [
        'Sohbet topluluğumuzdaki bir hesabı bağlarsan sohbet hizmetinin onayından sonra bize gönderdiği tanımlayıcıyı ve görünen adı saklarız. Oradaki hesabına erişimimiz kalmaz. Ayarlarda bağlantıyı kestiğinde bu verileri sileriz.',
      ],
    },
    {
      id: 'contact',
      title: 'Desteğe gönderilen mesajlar',
      paragraphs: [
        'İletişim sayfasından bize yazarsan e-posta adresini, mesajını, konusunu, dilini ve zamanını ve yazdıysan kullanıcı adını işleriz. Giriş yaptıysan bunların yerine hesabının adresini, kullanıcı adını ve hesap kimliğini işleriz.',
        'Portal, mesajını e-postayla destek kutumuza ve bir kopyasını verdiğin adrese gönderir; mesajı başka hiçbir yerde saklamaz. Form kötüye kullanılmasın diye mesajları en fazla iki gün boyunca ağ, hesap ve adres başına sayar; adresleri yalnızca özet değeri olarak tutar.',
      ],
    },
    {
      id: 'emails',
      title: 'E-postalar ve indirme',
      paragraphs: [
        'Hesabınla ilgili e-postaları hesabının adresine göndeririz: başlatıcının indirme sayfasına giden bağlantı gibi istediğin bağlantılar ve onaylar, makbuzlar ve güvenlik, hediyeler ve karakterlerinle ilgili bildirimler.',
        'İndirme sayfası bir başlatıcı dosyasını denetleyebilir. Tarayıcın dosyanın özet değerini hesaplar ve sürümlerimizinkilerle karşılaştırır; bize ne dosya ne de özet değeri gönderilir.',
      ],
    },
    {
      id: 'logs',
      title: 'Sunucu kayıtları',
      paragraphs: [
        'Sunucu, bir şeyi değiştiren veya başarısız olan her istek için zamanı, çağrılan işlevi, sonucu, süresini, bir istek kimliğini, IP adresini ve giriş yaptıysan hesap kimliğini içeren bir satır yazar. Bir ağdan çok fazla istek gelirse yalnızca bir dakika içinde reddedilen ilk istek, hesap kimliği olmadan böyle bir satır alır; diğerleri ağın adresiyle sayılır. Şifreler, belirteçler, kodlar ve e-postaların içeriği dışarıda bırakılır. Sana bir hata gösterilirse istek kimliği sayesinde daha fazlasını sormadan nedenini bulabiliriz.',
        'Tarayıcın bir sayfada, sayfanın güvenlik kurallarının yasakladığı bir şeyi engellerse bunu bize bildirir. Bu bildirimden yalnızca neyin, ne tür bir sayfada engellendiğini kaydederiz.',
      ],
    },
    {
      id: 'cookies',
      title: 'Çerezler',
      paragraphs: [
        'Portal yalnızca istediğin şey için kesinlikle gerekli olan çerezleri kullanır. Bunlar onay gerektirmez ve başka hiç kimse bunları okuyamaz.',
      ],
      items: [
        'token: tarayıcın bir sayfa veya veri istediğinde giriş yaptığını gösterir. On dakika geçerlidir, sonra yenilenir.',
        'refreshToken: girişini yeniler. Tarayıcıyı kapatana kadar ya da oturumu açık tutmayı seçtiysen son ziyaretinden sonra en fazla otuz gün kalır. Çıkış yaptığında kaldırılır.',
        '__Host-bind: girişinin yenilenmesini bu tarayıcıya bağlar, böylece çalınan bir belirteç başka yerde işe yaramaz. refreshToken kadar kalır.',
        '__Host-device: bu tarayıcıyı yeniden tanır; böylece başka bir tarayıcıdan yapılan girişi sana bildirebiliriz ve kimse şifreni tahmin etmeye çalışarak girişini engelleyemez. Çıkış yaptıktan sonra da 400 gün kalır.',
        'locale: portalın dilini bir yıl boyunca hatırlar.',
        'timeZone: bu cihazın saat dilimi; sayfalar saatleri baştan bu dilime göre gösterir. Bir yıl kalır.',
      ],
    },
    {
      id: 'browser-storage',
      title: 'Tarayıcında saklananlar',
      paragraphs: [
        'Portal, daha hızlı yüklenmek ve bağlantı kopmalarını atlatmak için bazı verileri tarayıcında tutar. Bunlar cihazında kalır; tarayıcının ayarlarından istediğin zaman silebilirsin.',
      ],
      items: [
        'Yerel depolama “user”: giriş yapmış kullanıcının kullanıcı kimliği, kullanıcı adı ve e-posta adresi. Çıkış yaptığında kaldırılır.',
        'Yerel depolama “game-characters”: karakter listenin bir kopyası. Çıkış yaptığında kaldırılır.',
        'Seçimlerin için yerel depolama: dil, tema, arka plan, sayfalarda, mağazada ve çarkıfelekte son seçtiğin karakterler ve “E-postamı hatırla” seçeneğini işaretlediysen bu adres.',
        'Süren işlemler için yerel depolama: bir satın almanın veya siparişin iki kez yapılmasını önleyen anahtarlar. İşlem bitince, bitmezse bir günden uzun süre sonraki bir ziyarette kaldırılır.',
        'Yerel depolama “olympus-wheel-log”: çarkıfeleğin herkese açık kaydının tarayıcının doğruladığı son durumu, seninle ilişkisi olmadan.',
        'Yeniden yüklemeler için oturum depolaması: sayfanın kendini en son ne zaman yeniden yüklediği. Sayfayı kapattığında kaldırılır.',
        'Oyundaki adları ve resimleri içeren, seninle ilişkisi olmayan bir tarayıcı veritabanı. Çıkış yaptığında boşaltılır.',
      ],
    },
    {
      id: 'purposes',
      title: 'Amaçlar ve hukuki dayanaklar',
      paragraphs: [
        'Yukarıda açıklanan verileri aşağıdaki amaçlarla ve Genel Veri Koruma Tüzüğü’nün (GDPR) yanlarında belirtilen hukuki dayanakları çerçevesinde işleriz:',
      ],
      items: [
        'hesabın yürütülmesi, karakterlerinin ve istatistiklerinin gösterilmesi, dijital içeriğin satışı ve teslimi, destek: sözleşmenin ifası (madde 6, fıkra 1, bent b);',
        'hesabı olmayan kişilerin mesajlarına yanıt verilmesi: onlara yanıt verme yönündeki meşru menfaatimiz (madde 6, fıkra 1, bent f);',
        'hesapların ve ödemelerin güvende tutulması, dolandırıcılığın, kötüye kullanımın ve hilenin önlenmesi, hataların bulunması, çarkıfelek çekilişlerinin ispatlanması, sıralamaların tutulması ve istatistiklerin karşılaştırılması: güvenli ve adil bir hizmet yönündeki meşru menfaatimiz (madde 6, fıkra 1, bent f);',
        'satın alma ve onay kayıtlarının tutulması, haklarına ilişkin başvurulara ve yetkili makamların hukuka uygun taleplerine yanıt verilmesi: hukuki yükümlülükler (madde 6, fıkra 1, bent c);',
        'sohbet topluluğundaki bir hesabın bağlanması: bağlantıyı keserek ileriye dönük olarak istediğin zaman geri alabileceğin onayın (madde 6, fıkra 1, bent a).',
      ],
    },
    {
      id: 'recipients',
      title: 'Verileri kimler alır',
      paragraphs: [
        'İşletmeci bünyesinde verilere yalnızca işi için bunlara ihtiyacı olanlar erişir. Dışarıda veriler şunlara gider:',
      ],
      items: [
        'bir ödeme için gerekenleri, yani tutarı, para birimini, referansımızı ve e-posta adresini alan ve ödeme bilgilerini kendi sorumluluğunda işleyen ödeme sağlayıcısı;',
        'verileri adımıza ve talimatlarımıza göre işleyen barındırma, indirme ve e-posta gönderimi sağlayıcıları;',
        'karakterlerin için teslimatları ve diğer görevleri hesap ve karakter kimlikleriyle birlikte alan ve hesabının oyuna girip giremeyeceğini öğrenen Olympus oyun sunucuları;',
        'orada bir hesap bağlarsan sohbet hizmeti;',
        'yasanın gerektirdiği veya izin verdiği durumlarda resmi makamlar, mahkemeler ve hukuk danışmanları.',
      ],
    },
    {
      id: 'transfers',
      title: 'Avrupa Ekonomik Alanı dışındaki ülkeler',
      paragraphs: [
        'Bir alıcı verileri Avrupa Ekonomik Alanı dışında işliyorsa bu yalnızca Avrupa Komisyonu’nun oradaki korumayı yeterli bulduğu yerlerde ya da gerektiğinde ek güvencelerle birlikte standart sözleşme maddeleri temelinde yapılır. Geçerli güvencelerin bir kopyasını bizden isteyebilirsin.',
      ],
    },
    {
      id: 'retention',
      title: 'Verileri ne kadar süre saklarız',
      paragraphs: ['Verileri amaçları için artık gerekmediğinde sileriz. Ayrıntılar şöyle:'],
      items: [
        'hesap, karakter ve portal verileri: hesap var olduğu sürece; istisnalar aşağıdadır. İstediğin bir silme işlemi on dört gün sonra yapılır; bu süre içinde vazgeçebilirsin. Hiç etkinleştirilmeyen bir hesap silinir.',
        'oturumlar: çıkış yaptığında veya onları sonlandırdığında, en geç son kullanımdan otuz gün sonra biter. Biten bir oturumun verileri en geç otuz gün sonra silinir.',
        'etkinleştirme ve yeni şifre bağlantıları: bunlar için girdiklerin, kullanılana veya süreleri dolana kadar; böyle bir bağlantının var olduğu bilgisi otuz gün daha.',
        'güvenlik olayları: 180 gün. Bir tarayıcıyı daha önce kullandığın bilgisi: son kullanımdan sonra 400 gün, en yeni tarayıcı için hesap var olduğu sürece.',
        'sana gönderdiğimiz e-postalar: metinleri gönderilene ya da bir gün boyunca gönderilemediği anlaşılana kadar, adres ve konu yedi gün. İki kez yapılmaması gereken isteklerin yanıtları: en fazla 35 gün.',
        'açık sayfaları güncel tutan bildirimler: on dakika.',
        'oyun sunucularının bildirimleri: bunlara verdiğimiz yanıtlar bir hafta, reddettiğimiz kayıtlar otuz gün, bir karakterin oyuna giriş ve çıkış zamanı çıkıştan sonra 90 gün.',
        'karakterlerin istatistikleri: her gün 400 gün boyunca, en fazla bir ay daha uzun; haftalar ve toplamlar hesap var olduğu sürece.',
        'sıralamalardaki günlük sıralar: on beş gün, sonra yalnızca her karakterin en iyisi. Hesap silindiğinde kayıtları ve sıraları da silinir; yalnızca bir sezonun mühürlü sonucu karakter kimliğini korur.',
        'çarkıfeleğin çevirmeleri, tohumları, biletleri ve jetonları: süresiz, çünkü bunlar olmadan kimse herkese açık kaydı doğrulayamaz. Hesap silindiğinde adından, adresinden ve karakterlerinden ayrılırlar.',
        'oyunda veya bir seçimle silinen karakterler: destek ekibi bir dolandırıcılıktan sonra yardım edebilsin diye sayfalarında gösterilenler ve ekipman bağlantıları otuz gün daha. Ad, son değerler, skorlar ve istatistikler hesap var olduğu sürece geçmişin ve dışa aktarımın için kalır. Kendi siparişlerindeki ve hediyelerindeki ad dışında diğer oyuncular bunları artık görmez.',
        'satın almalar, defter kayıtları ve onaylar: ticaret ve vergi hukuku ya da zamanaşımı süreleri gerektirdiği sürece, kural olarak en fazla on yıl. Hesap silindikten sonra başka her türlü kullanıma kapatılırlar.',
        'iletişim sayfasının mesajları: portalda e-postaları gönderilene ya da bir gün boyunca gönderilemediği anlaşılana kadar, e-postaların adres ve konuları yedi gün; destek kutumuzda, yanıtlarımızla birlikte, konu çözülene ve zamanaşımı süreleri dolana kadar.',
        'sunucu kayıtları: kural olarak otuz gün, daha uzun süre yalnızca belirli bir olay incelenirken.',
        'yedekler: silinen veriler, yedekler de silinene kadar onlarda kalır.',
      ],
    },
    {
      id: 'protection',
      title: 'Veriler nasıl korunur',
      paragraphs: [
        'Tüm bağlantılar şifrelenir. Şifreler, belirteçler ve yedek kodlar yalnızca özet değerleri olarak, iki faktörlü doğrulamanın anahtarları yalnızca şifrelenmiş olarak saklanır. Belirteçler kısa ömürlüdür ve her yenilemede değiştirilir; eskisi yeniden kullanılırsa oturumu sona erer. Hesap verilerini elle yalnızca sunucuları işleten az sayıda kişi değiştirebilir ve bu tür her değişiklik, yapanı ve nedeniyle birlikte kaydedilir. İşletmeci araçlarıyla neleri görüntüledikleri 400 gün boyunca kayıtlı kalır. Bir güvenlik ihlali haklarını yüksek riske sokarsa seni gecikmeden bilgilendiririz.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Hakların',
      paragraphs: [
        'Aşağıdaki hakları istediğin zaman ücretsiz olarak, sunulduğu durumlarda ayarlarda ya da iletişim sayfasındaki adrese yazarak kullanabilirsin. Bir ay içinde yanıt veririz.',
      ],
      items: [
        'hakkında tuttuğumuz verilere erişim ve bunların bir kopyası: ayarlarda hesabının tüm verilerini JSON ve CSV içeren bir ZIP dosyası olarak, bir kez ve on dakika geçerli bir bağlantıyla, bir karakterin sayfasında ise onun verilerini JSON olarak indirirsin;',
        'yanlış verilerin düzeltilmesi ve eksik verilerin tamamlanması;',
        'saklama yükümlülüğü engel olmadığı ölçüde silme ve işlemenin kısıtlanması;',
        'taşınabilirlik: bize verdiğin verilerin yaygın, makinece okunabilir bir biçimde verilmesi;',
        'özel durumundan kaynaklanan nedenlerle, meşru menfaatimize dayanan bir işlemeye itiraz;',
        'bir onayın ileriye dönük olarak geri alınması;',
        'özellikle yaşadığın, çalıştığın ya da yasanın çiğnendiğini düşündüğün ülkede bir veri koruma makamına şikâyet.',
      ],
    },
    {
      id: 'automated-decisions',
      title: 'Otomatik kararlar',
      paragraphs: [
        'Giriş yapma, kayıt olma, kod kullanma veya e-posta gönderilmesini isteme denemeleri kısa bir süre için otomatik olarak sınırlanır. Alışılmadık sayıda kayıt veya bağlantı isteği gelirse tarayıcın önce seninle ilgili hiçbir veri kullanmayan bir hesaplama görevini çözer. Bunun dışında hukuki veya benzer ölçüde önemli sonuçları olan hiçbir kararı yalnızca otomatik yollarla almayız: yasaklara insanlar karar verir. Çarkıfeleğin ve rastgele kutuların çekilişlerinde seninle ilgili hiçbir veri kullanılmaz.',
      ],
    },
    {
      id: 'necessity',
      title: 'Hangi verileri vermen gerekir',
      paragraphs: [
        'Kullanıcı adı, e-posta adresi ve şifre olmadan sana hesap sunamayız, ödeme bilgileri olmadan coin satamayız. Geri kalan her şey isteğe bağlıdır.',
      ],
    },
    {
      id: 'young-players',
      title: 'Genç oyuncular',
      paragraphs: [
        'Henüz reşit olmayan oyuncuların kayıt olmak için bir ebeveynin veya vasinin onayına ihtiyacı vardır. Bir çocuğun bize bu onay olmadan veri verdiğini düşünüyorsan bize yaz, hesabı silelim.',
      ],
    },
    {
      id: 'changes',
      title: 'Bu politikadaki değişiklikler',
      paragraphs: [
        'Portal veya hukuk değiştiğinde bu politikayı uyarlarız. Güncel sürüm, tarihiyle birlikte her zaman bu sayfadadır. Önemli değişiklikleri yürürlüğe girmeden önce e-postayla duyururuz.',
      ],
    },
  ],
}
