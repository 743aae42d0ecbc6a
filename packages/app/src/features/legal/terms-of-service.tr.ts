import type { LegalText } from './legal-text.ts'

export const termsOfServiceTr: LegalText = {
  version: '2025-06-12-8',
  updatedOn: '2025-06-12',
  notice:
    'Bu Türkçe metin, okumanı kolaylaştırmak için hazırlanmış bir çeviridir. Bağlayıcı olan İngilizce metindir. Tüketici olarak sahip olduğun emredici haklar bundan etkilenmez.',
  sections: [
    {
      id: 'scope',
      title: 'Bu şartların kapsamı',
      paragraphs: [
        'Bu şartlar, Olympus portalını kullandığında seninle Olympus işletmecisi arasında geçerlidir: hesap, Olympus Coins satın alma, mağaza, hediyeler, kuponlar, çarkıfelek, sayfaları ve istatistikleriyle birlikte karakterlerin, sıralamalar ve başlatıcının indirilmesi.',
        'Şartlar, kayıt olurken veya en son coin satın alırken kabul ettiğin ya da değişiklikler bölümüne göre yürürlüğe giren hâliyle geçerlidir. Güncel hâlini burada istediğin zaman, hesap olmadan da okuyabilir ve kaydedebilirsin.',
        'Bu şartlar sana, yaşadığın ülkenin emredici tüketici hukukundan daha az hak tanıyorsa o hukuk önceliklidir.',
      ],
    },
    {
      id: 'operator',
      title: 'İşletmeci ve iletişim',
      paragraphs: [
        'Sözleşmenin karşı tarafı, bu şartlarda “biz” olarak anılan Olympus işletmecisidir. Giriş gerektirmeyen iletişim sayfasında sorular, şikâyetler, cayma veya bir yasağa itiraz için bize ulaşabileceğin adres bulunur. Orada işletmecinin adını ve posta adresini de sorabilirsin.',
        'Sana hesabının e-posta adresinden yazarız. Lütfen adresi güncel tut; oraya gönderdiklerimiz, okuman beklenebilecek andan itibaren ulaşmış sayılır.',
      ],
    },
    {
      id: 'account',
      title: 'Hesabın',
      paragraphs: [
        'Portalı kullanmak için bir hesaba ihtiyacın var. Hesabı kullanıcı adı, e-posta adresi ve şifre ile oluşturur, sana e-postayla gönderdiğimiz bağlantıyla etkinleştirirsin. Hesaba ilişkin sözleşme etkinleştirmeyle başlar. Hesabın kendisi ücretsizdir.',
        'Yaşadığın yerde henüz reşit değilsen yalnızca bir ebeveynin veya vasinin izniyle kayıt olabilir ve coin satın alabilirsin. Bu iznin kanıtını isteyebiliriz.',
        'Hesap tek bir gerçek kişiye aittir. Onu satamaz, kiralayamaz, başkasına veremez veya başkalarına kullandıramazsın.',
      ],
      items: [
        'Kayıt sırasında verdiğin bilgiler doğrudur ve doğru kalır.',
        'Kullanıcı adın kimseyi incitmez, yanıltmaz ve başka biri, özellikle de bir ekip üyesi gibi görünmez.',
        'Betikle hesap oluşturmazsın; bir yasağı veya sınırı aşmak için de hesap açmazsın.',
      ],
    },
    {
      id: 'security',
      title: 'Hesap güvenliği',
      paragraphs: [
        'Başka hiçbir yerde kullanmadığın bir şifre seç, onu kendine sakla ve portalın sunduğu yerlerde iki faktörlü doğrulamayı aç. Yedek kodları başka kimsenin bulamayacağı bir yerde sakla; her biri yalnızca bir kez geçerlidir.',
        'Hesabına başka birinin eriştiğini düşünüyorsan bize hemen bildir. Diğer cihazların oturumlarını ayarlardan sonlandırabilirsin.',
        'Ekibimiz senden asla şifreni, giriş kodunu veya kart bilgilerini istemez.',
      ],
    },
    {
      id: 'olympus-coins',
      title: 'Olympus Coins',
      paragraphs: [
        'Olympus Coins (OC) dijital içeriktir. Onlarla birlikte, bu portalda mağazanın o sırada sunduğu eşya ve hizmetlerle değiştirmek üzere kişisel, münhasır olmayan ve devredilemez bir lisans alırsın. Lisans, hesabın var olduğu sürece geçerlidir.',
        'OC para, elektronik para veya portal dışında bir ödeme aracı değildir. Faiz getirmez, paraya çevrilemez ve başka bir hesaba aktarılamaz. Başka oyunculara verebileceğin şeyler, hediyeler bölümünde açıklandığı gibi mağazadaki eşyalardır.',
        'Harcadığın coin’ler tüketilmiş sayılır: bir teslimat başarısız olmadıkça, bir eşya ayıplı olmadıkça veya yasa sana bu hakkı tanımadıkça nakde çevrilmez ve iade edilmez. Bir paketin bonus coin’leri, onları aldığın satın almaya bağlıdır.',
        'Bakiyendeki her değişiklik bir kayıt olarak tutulur. Bir kayıt yanlışsa onu ilk kaydı silerek değil, senin de görebildiğin ek bir kayıtla düzeltiriz.',
      ],
    },
    {
      id: 'buying-coins',
      title: 'Coin satın alma',
      paragraphs: [
        'Satın alma sayfasındaki tutarlar, bonusları ve katma değer vergisi dahil toplam fiyatlarıyla sipariş vermeye davettir. Bir tutar ve ödeme yöntemi seçip onay kutularını işaretledikten sonra güvenli ödemeye geçtiğinde bağlayıcı bir teklifte bulunursun. Sözleşme, ödemeyi onaylayıp coin’leri hesabına eklediğimizde kurulur.',
        'Ödeme, ödeme sağlayıcısının sayfasında yapılır. Kart bilgileri orada girilir ve bize hiçbir zaman ulaşmaz. Ödeme başarısız olursa sözleşme kurulmaz ve hesaba hiçbir şey eklenmez.',
        'Sağlayıcı ödemeyi doğrular doğrulamaz, genellikle birkaç saniye içinde, coin’leri ekleriz. Satın almayı, verdiğin onaylarla birlikte e-postayla teyit ederiz.',
        'Coin’ler eklendikten sonra ödeme geri alınırsa o satın almanın coin’lerini geri alırız. Coin’ler çoktan harcanmışsa eksik tutar bize borç olur ve kapanana kadar başka coin harcayamazsın. Giriş yapmaya devam edebilirsin.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Cayma hakkı',
      paragraphs: [
        'Tüketici olarak, bir coin satın alımından hiçbir gerekçe göstermeden on dört gün içinde cayma hakkına sahipsin. Süre, sözleşmenin kurulduğu günü izleyen on dördüncü günün sonunda biter.',
        'Hakkını kullanmak için bağış geçmişinde ilgili satın almanın yanındaki “Sözleşmeden buradan cay” seçeneğini kullan ya da cayma kararını başka bir açık beyanla, örneğin iletişim sayfasındaki adrese e-posta göndererek bize bildir. Aşağıdaki formu kullanabilirsin, ancak bu zorunlu değildir. Geçmiş sayfasında beyan ettiğin cayma hemen geçerli olur ve bunu e-postayla teyit ederiz. Beyanı süre bitmeden göndermen yeterlidir.',
        'Cayarsan bu satın alma için aldığımız tüm ödemeleri gecikmeksizin, en geç beyanının bize ulaştığı günden itibaren on dört gün içinde iade ederiz. Bunun için kullandığın ödeme aracını kullanır ve senden hiçbir ücret almayız. Satın almanın coin’leri, bonus dahil, bakiyenden düşülür.',
        'Hemen sunulan dijital içerikte cayma hakkı erken sona erer. Bu yüzden ödemeden önce, coin’leri ödemeden hemen sonra etkinleştirmemize açıkça onay vermeni ve etkinleştirildiklerinde cayma hakkını kaybettiğini bildiğini teyit etmeni isteriz. İkisini de e-postayla teyit ederiz. Bu iki onay olmadan coin satamayız.',
        'Yasanın gerektirdiğinin ötesinde, satın almanın coin’leri harcanmadığı sürece on dört gün içindeki bir caymayı etkinleştirmeden sonra da kabul ederiz. Tüm coin’ler birbirinin aynıdır: bakiyende satın almanın bonus dahil tüm coin’leri bulunduğu ve bize borcun olmadığı sürece harcanmamış sayılırlar.',
      ],
    },
    {
      id: 'withdrawal-form',
      title: 'Cayma formu',
      paragraphs: [
        'Bir satın almadan caymak istersen bu formu kopyalayıp doldurabilir ve iletişim sayfasındaki adrese gönderebilirsin.',
      ],
      items: [
        'Olympus işletmecisine:',
        'Aşağıdaki dijital içeriğin sunulmasına ilişkin sözleşmeden cayma hakkımı kullandığımı beyan ederim: (Olympus Coins miktarı, bağış numarası)',
        'Sipariş tarihi: (tarih)',
        'Tüketicinin adı ve portaldaki kullanıcı adı:',
        'Tüketicinin adresi:',
        'Tüketicinin imzası (yalnızca form kâğıt üzerinde gönderilirse):',
        'Tarih:',
      ],
    },
    {
      id: 'shop',
      title: 'Mağaza',
      paragraphs: [
        'Mağaza her eşyanın fiyatını OC olarak, yanında da en küçük coin paketine göre hesaplanmış para karşılığını gösterir. İndirimli bir eşyada, indirimden önceki otuz günün en düşük fiyatını da gösterir. Bir satış belirli bir zamanda sona eriyorsa mağaza bu zamanı gösterir. Süreli bir eşyada, teslimattan sonra ne kadar kullanılabileceğini gösterir. Bazı eşyaların adedi hesap veya dönem başına sınırlıdır; sınırı sipariş vermeden önce görürsün.',
        'Eşyayı karakterlerinden biri için satın alırsın. Gördüğün fiyat, ödediğin fiyattır: fiyat bu arada değiştiyse sipariş reddedilir ve yenisini görürsün. Sonraki siparişlerin fiyatları farklı olabilir.',
        'Eşyalar, oyunda kullanılacak dijital içeriklerdir. Onları alan karaktere bağlıdırlar ve ödediğin coin’lerle aynı lisansa tabidirler. Oyunun dengesini korumak için etkileri, değişiklikler bölümünde açıklandığı gibi ayarlanabilir.',
      ],
    },
    {
      id: 'gifts',
      title: 'Hediyeler',
      paragraphs: [
        'Mağazadaki bir eşyayı, adını girdiğin, başka bir oyuncuya ait etkin bir karaktere hediye olarak satın alabilirsin. Hediye senin siparişindir: bedelini kendi coin’lerinle ödersin ve senin sınırlarına sayılır. Hemen teslim edilir ve geri alamazsın. Lütfen sipariş vermeden önce adı kontrol et.',
        'Diğer oyuncu kullanıcı adını, mesajını ve eşyayı görür, fiyatı görmez. Adil kullanım kuralları mesaj için de geçerlidir. Teslimat başarısız olursa coin’ler bakiyene geri döner ve diğer oyuncu eşya üzerinde hak iddia edemez.',
      ],
    },
    {
      id: 'deliveries',
      title: 'Teslimatlar ve iadeler',
      paragraphs: [
        'Bir karaktere verilen her şey, geçmiş sayfalarından takip edebileceğin bir teslimat olur: önce sıraya girer, sonra oyun sunucusu onu alır, sonra onaylanır. Teslimatların çoğu birkaç dakika içinde onaylanır; bir oyun sunucusu bakımdayken beklerler.',
        'Oyun sunucusu bir teslimatı bir günden uzun süre tamamlayamazsa biz inceleyene kadar gecikmiş olarak gösterilir. Bir teslimat yapılamıyorsa nedeniyle birlikte başarısız olarak işaretlenir ve onun için ödenen coin’ler otomatik olarak bakiyene geri döner. Bir kuponun eşyası kupon envanterine geri döner. Çarkıfelekten gelen bir eşya orada bir kupona dönüşür.',
        'Bir teslimat onaylanmış görünüyor ama eşyayı bulamıyorsan sipariş numarasıyla desteğe başvur. Kayıtlarımızı oyun sunucusununkilerle karşılaştırır, yeniden teslim eder veya iade ederiz.',
      ],
    },
    {
      id: 'coupons',
      title: 'Kuponlar',
      paragraphs: [
        'Kupon kodları büyük/küçük harfe duyarlıdır ve hesap başına bir kez kullanılabilir. Bir kod süreyle, sayıyla, belirli hesaplarla veya belirli bir yaştaki hesaplarla sınırlı olabilir. Bir kupondaki coin’ler ve biletler hemen eklenir. Eşya kuponu, seçeceğin bir karaktere aktarana kadar kupon envanterinde kalır; aktarma geri alınamaz.',
        'Kuponlar ücretsiz verilir. Satılamaz, nakde çevrilmez; aldatma yoluyla ya da fark edebileceğin bir hatadan yararlanılarak elde edilmişlerse geçersizdir.',
      ],
    },
    {
      id: 'chance',
      title: 'Çarkıfelek ve rastgele kutular',
      paragraphs: [
        'Çarkıfelek, her çevirmede bir tane olmak üzere biletlerle oynanır. Her çevirme bir ödül ve bir jeton verir. Son jackpot’undan sonraki her otuzuncu çevirmenin ödülü jackpot grubundan, diğer her çevirmeninki normal gruptan çekilir. Jetonlar, gösterilen fiyattan biletlerle veya listelenen ödüllerle takas edilebilir; takas geri alınamaz. Biletleri ayrıca ödül olarak, kuponlardan, oyunda ve destekten alırsın; bilet satmayız.',
        'Çarkın her ödülünün ve rastgele bir kutudan çıkabilecek her şeyin olasılığı, çarkı çevirmeden veya satın almadan önce gösterilir. Çekiliş tam olarak bu olasılıklarla yapılır; yukarıda açıklanan jackpot dışında kim olduğuna, ne kadar harcadığına veya daha önce ne çıktığına bağlı değildir.',
        'Sen çarkı çevirmeden önce portal, gizli tohumunun parmak izini yayımlar. Ardından kendi tohumunu belirler ya da tarayıcının önerdiğini alırsın. İkisi, çevirmenin numarasıyla birlikte sonucu belirler. Gizli tohum değiştirildiğinde, en geç onunla yapılan ilk çevirmeden otuz gün sonra açıklanır; böylece önceki her çevirmeyi kendin doğrulayabilirsin. Her çevirme, ne seni ne de karakterini anan, herkese açık bir kayıtta yer alır; orada hiç kimse onu fark edilmeden değiştiremez veya silemez.',
        'Biletlerin, jetonların ve ödüllerin parasal değeri yoktur ve nakde çevrilemezler. Çark dönerken bağlantı kopsa bile sonuç geçerlidir; ödül yine de teslim edilir. Oyun ödülü kabul etmezse onu kupon olarak saklarsın.',
      ],
    },
    {
      id: 'characters',
      title: 'Karakterler',
      paragraphs: [
        'Bir hesapta en fazla sekiz karakter bulunabilir, bunların en fazla dördü devre dışı olabilir. Haftada bir karakter etkinleştirebilirsin. Karakterler yalnızca hesabın tamamı oyunda çevrimdışıyken etkinleştirilebilir ve devre dışı bırakılabilir. Son etkin karakter devre dışı bırakılamaz; kural olarak pazarda satış yapan veya teklif veren bir karakter de bırakılamaz. Bir değişim, oyun sunucusu onayladığında geçerli olur; bir etkinleştirme başarısız olursa onun yerine başka bir etkinleştirme yapabilirsin.',
        'Kalacak karakterlerin kalıcı seçimini onaylarsan diğerleri altınları, seviyeleri, evcil hayvanları ve yoldaşlarıyla birlikte kalıcı olarak silinir. Onaylamandan önce portal neyin silineceğini, hangi ilan ve tekliflerin seçtiğin karaktere gideceğini ve hangi eşyaların kupon olacağını gösterir. Onaylanmış bir seçimi orada belirtilen zamana kadar iptal edebilirsin, sonrasında edemezsin. O zamana kadar karakterlerin veya eşyaların değişmişse sana yeniden sorarız. Bir seçim açık olduğu sürece karakter değişimi yapamaz, silinecek karakterler için bir şey satın alamaz veya onlara bir şey aktaramazsın.',
      ],
    },
    {
      id: 'character-pages',
      title: 'Karakter sayfaları, istatistikler ve sıralamalar',
      paragraphs: [
        'Karakterlerinin sayfaları, istatistikleri ve sıralamalar oyun sunucularının bildirdiklerini gösterir. Geç kalmış veya eksik olabilirler; esas olan oyundaki durumdur. Fark ettiğimiz veya desteğe bildirdiğin hataları düzeltiriz.',
        'Diğer oyuncular her karakterin sayfasının herkese açık bölümünü, örneğin adını, sınıfını, seviyelerini ve görünümünü, ayrıca sıralamalardaki yerlerini görür. Ekipman, envanter, istatistikler ve son ziyaret gibi ayrıntıları da görüp görmeyeceklerine ve karakterin sıralamalarda yer alıp almayacağına, karakterin gizlilik ayarlarında sen karar verirsin. Bunu istediğin zaman değiştirebilirsin.',
        'Bir karakterin ekipmanına bağlantılar oluşturabilirsin. Böyle bir bağlantı, ona sahip her oyuncuya karakterin o anda neler kuşandığını, adı ve tarihle birlikte, gizlilik ayarlarından bağımsız olarak gösterir. Sen silene ya da karakter veya hesap silinene kadar geçerlidir.',
        'Ekibimizin ve yasaklı hesapların karakterleri, geçmiş sezonlar da dahil olmak üzere sıralamalarda yer almaz. Sıralamadaki bir yer, söz vermediğimiz sürece sana ödül hakkı kazandırmaz.',
      ],
    },
    {
      id: 'conduct',
      title: 'Adil kullanım',
      paragraphs: ['Portalı birçok kişi paylaşır. Portalı kullanırken şunları yapamazsın:'],
      items: [
        'işleyişini bozmak veya aşırı yüklemek, iznimiz olmadan zayıf noktalarını araştırmak ya da sana yönelik olmayan verileri okumak;',
        'bot, betik veya değiştirilmiş istemci kullanmak ya da bir hatayı bildirmek yerine ondan yararlanmak;',
        'hesapları, coin’leri, kuponları, eşyaları veya biletleri para karşılığında ya da oyunun sunduğu yolların dışında alıp satmak;',
        'sana ait olmayan araçlarla ödeme yapmak veya haklı bir ödemeyi geri aldırmak;',
        'başkalarına hakaret etmek, onları tehdit etmek, taciz etmek veya aldatmak ya da hukuka aykırı içerik yaymak;',
        'yasanın veya bir lisansın izin verdiğinin ötesinde portalı ya da bölümlerini kopyalamak, yeniden satmak veya yayımlamak.',
      ],
    },
    {
      id: 'bans',
      title: 'Uyarılar, kısıtlamalar ve yasaklar',
      paragraphs: [
        'Bu şartları ihlal ettiğine dair somut belirtiler varsa seni uyarabilir, haksız elde edileni geri alabilir, tek tek işlevleri engelleyebilir, hesabı bir süreliğine askıya alabilir veya ağır ya da tekrarlanan bir ihlalden sonra kalıcı olarak yasaklayabiliriz. Diğer oyuncuları koruyan en hafif önlemi seçer ve lehine olan hususları dikkate alırız.',
        'Yasa engellemedikçe sana ne yaptığımızı, nedenini ve ne kadar süreceğini bildiririz. Altı ay içinde desteğe itiraz edebilirsin; itirazı, mümkünse kararı verenden başka bir kişi inceler.',
        'Satın aldığın ve harcamadığın coin’lere ilişkin iade hakların, yasanın tanıdığı ölçüde, bu coin’lerle yapılan bir dolandırıcılığa dayanmayan bir yasaktan sonra da devam eder.',
      ],
    },
    {
      id: 'rights',
      title: 'Portal ve oyun üzerindeki haklar',
      paragraphs: [
        'Olympus, yazılımı, görselleri, metinleri, müziği ve işaretleri işletmeciye veya bunları bize lisanslayanlara aittir. Portalı ve başlatıcıyı özel olarak oynamak için kullanabilirsin. Açık lisans altındaki bölümler o lisansa tabidir; bunların eser sahiplerini destek sayfası belirtir.',
      ],
    },
    {
      id: 'availability',
      title: 'Erişilebilirlik ve sözleşmeye uygunluk',
      paragraphs: [
        'Portalı bu tür hizmetlerde olağan olan özenle işletiriz, ancak her zaman erişilebilir olacağına söz veremeyiz. Planlı bakımları mümkün olduğunda duyururuz.',
        'Bedelini ödediğin şeyler için ayıplı dijital içeriğe ilişkin yasal kurallar geçerlidir: sana sözleşmeye uygun dijital içerik borçluyuz, ayıpları gideririz; bu başarılamazsa bedelde indirim isteyebilir veya sözleşmeyi sona erdirebilirsin.',
      ],
    },
    {
      id: 'liability',
      title: 'Sorumluluk',
      paragraphs: [
        'Kast ve ağır ihmalden, yaşam, vücut bütünlüğü veya sağlığın zarar görmesinden, ürün sorumluluğu hukukuna göre ve garanti verdiğimiz ölçüde sınırsız olarak sorumluyuz.',
        'Hafif ihmalde yalnızca sözleşme için esaslı olan ve yerine getirilmesine genellikle güvenebileceğin bir yükümlülüğün ihlalinden sorumluyuz. Sorumluluk bu durumda böyle bir sözleşme için tipik ve öngörülebilir zararla sınırlıdır. Hafif ihmal için bunun ötesinde her türlü sorumluluk hariçtir. Aynı kural bizim adımıza hareket edenler için de geçerlidir.',
      ],
    },
    {
      id: 'ending',
      title: 'Sözleşmenin sona ermesi',
      paragraphs: [
        'Hesabını istediğin zaman, gerekçe göstermeden sildirebilirsin. Silme, vazgeçebileceğin on dört günün ardından gerçekleştirilir. Karakterler, eşyalar ve harcanmamış coin’ler bununla birlikte kaybolur; lütfen önce onları kullan veya açık satın almalardan cay.',
        'Sözleşmeyi, örneğin portal kapatılıyorsa, otuz gün önceden e-postayla bildirerek feshedebiliriz. Taraflardan her biri, önemli bir nedenle sözleşmeyi süre vermeden feshedebilir. Satın aldığın ve harcayamadığın coin’ler için yasal iade hakkın saklı kalır.',
      ],
    },
    {
      id: 'changes',
      title: 'Değişiklikler',
      paragraphs: [
        'Güvenlik, oyunun dengesi ya da hukuk veya teknikteki bir değişiklik gerektirdiğinde, sana bir maliyeti olmaması ve senin için makul olması koşuluyla portalı ve mağazanın sunduklarını geliştirebilir, eşyaları uyarlayabiliriz. Bir değişiklik ücretli içeriği önemsiz sayılmayacak ölçüde etkiliyorsa bunu önceden bildiririz ve otuz gün içinde sözleşmeyi ücretsiz sona erdirebilirsin.',
        'Bu şartlardaki değişiklikleri, yürürlüğe girmelerinden en az otuz gün önce e-postayla duyurur, neyin neden değiştiğini belirtiriz. Esaslı bir konuda aleyhine olacak değişiklikler yalnızca onayınla geçerli olur. Onay vermezsen önceki şartlar geçerliliğini korur; bu durumda sözleşmeyi yukarıda açıklandığı gibi feshedebiliriz.',
      ],
    },
    {
      id: 'law',
      title: 'Uygulanacak hukuk ve uyuşmazlıklar',
      paragraphs: [
        'Milletlerarası Mal Satımına İlişkin Sözleşmeler Hakkında Birleşmiş Milletler Antlaşması hariç olmak üzere, işletmecinin yerleşik olduğu ülkenin hukuku uygulanır. Tüketici olarak yaşadığın ülkenin emredici hükümlerinin korumasından yararlanmaya devam edersin ve orada dava açabilirsin.',
        'Lütfen önce desteğe yaz; konuların çoğu bu yolla çözülebilir. Tüketici uyuşmazlıklarını çözen bir kuruma başvurmakta serbestsin. Yasa gerektirdiğinde böyle bir sürece katılıp katılmadığımızı sana bildiririz.',
        'Bu şartların bir hükmü geçersizse diğerleri yürürlükte kalır ve onun yerini yasal kural alır.',
      ],
    },
  ],
}
