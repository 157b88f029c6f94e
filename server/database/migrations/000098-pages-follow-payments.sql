-- What pages say of paying follows from the ways to pay by marks, which pages of earlier releases lack: they said that there is
-- no contract before the money has arrived, also where an order is paid on delivery. Those that nobody has edited get the
-- marks; whoever has edited hers keeps her words, and `kasa doctor` says where they contradict the checkout.
do $$
declare
  stored record;
  pages jsonb;
  page record;
  spoken record;
  change record;
  body text;
  untouched constant text[] := array[
    'd4910639c7eebd7396e9695bdf6214a5', 'cfb48cd5ebba646a22a06e72ac173d4f', 'a86513fd54613277d6ef11c2767aa78c',
    '9780cead94e4a8606e5db11e89df5311', 'ba5dca409324d24d265897ae173b2878', '81e6ee179d825aa7d7e1abf257afbb67',
    '307abc949bf53281487b0a19e723b969', '891244dd5322ce06042c74a0ba6dd292', '5bab6e7fd00a55897cc9877b3925a88b',
    'fbe6c4a9d24467153c5dac6796d45927', 'b6f051a69864dc3a1829647ef814c0bf', '4390b9639046f3fe0200ee5b8be3c38f',
    '9795fcc8b711a7fe5f700a7069bd4919', '029c7c2ecbfc642d2ed1735f4f31f0fc', '1161fe65aa436610760bda1e3b23fd2c',
    '19fb85874edd8a238e586a867fb45a93', '14fd832076515e0f9786f4805145c3d3', '8300f10ec3ef052232530b0980df122e',
    'c701247f578ff06284c676be00a5a768', '005acc6a04257a12d6fd8c0de6ab74d1', '19a96af7fa4c2235d0cc7fc42bf021ab',
    '61f2385a958272c86b3824cb29a9723d', '00bb7ddf1e1a90d21110989af4392e6f', 'c7d12638d36c165e9d29eb24dc977746',
    '6f7b6de075f654d540dbd2cd5fe05455', '464a414e8e90436e3f7ec7b530797fcc', '87019293794967e8ca67141e14ff1a17',
    '170529063a9cb4f5ab813483f9ef80c1', 'dc80df81f1594bd299b01725344aaa9e', '983fad0bb4046c6a39345ce886a4591c',
    '07340ab4bdc39eaca32a886549ecd963', 'a59af0c02ba26b125ace54e4bc8602d7', '8c3d491ca4d71b6c78bc9d4930257bf9',
    'd26c5ca73088227d408c401c6e9271b0', 'fd95ca65fd3613b89f33fb3075efdfda', '35c1ca1288009938d969ef8c53155c52',
    'a85a3847f4d4525730c8bdd7a3cdccf1', 'eaae61318d78d30393dc67494f3fa771', '5050ac6d92d2469c413c3af0d732463f',
    '0f9bd002c68b42ee72ed72915d2831f7', '5cd67294b1c11c7c11a2fae96f704d7e', 'e36e2063c53878d3f13fbb0971798059',
    'e55d389c310813cdce101dfed7d30f54', '58277a83bf78f499f54ec9a80da9d856', '486b77bda741512cc61366b994183d08',
    'b570540b45d6e826127ce9f179eec0b4', 'c9799a1b266b23dc5d9a04b48b4982a4', '2dbf3a84031a7811d22ff3188ae479e7',
    '016788652f1d78075a60deac93dd4783', 'd2b8c456de5e55eef3789dc4630ac571', '3a412e70b6b05810dacf9b240e7771ab',
    'b32b0270eca78eec2872b8215dcaa19a', 'ecc13515e412cb76e2a3bf86ecd7174c', '02765492359f6c8ec44251372cf030a8',
    'b5b899555094a653ff33f259eeb00795', '2fe83f63f15a29bedb7a82b0b89cbd19', '945ebfa0f7fd185ee3990d07dc6ca506',
    'd6fd12bce68c1c058b1997740c4d2c6e', '981ce746687a2c0e4570b1a43c4d3fbf', 'ced4fce12edf0f5c6770ace14c5b3827',
    '74b855f4c24715f9f0567a49ad290429', '90dc2c783ca10ccacead93d9d17839ee', '852020bf4211ee7b328e751c98c3d546',
    'dc1ab47556454622553242b4e862985a', 'd2266ae71e485d616c08f762df687e72', '0f4b2c4e54c8bfe9d95ef9eec4c061ff',
    'b87671bf469b0f87458ea8167252e7cc', '4b6ec30be182e36baee5c224d0744067', 'bf85d4e608376c76cc0ff741e32ba429',
    'b68564bab36776c7c6129a0d47960793', 'a1f93687a5fc7529bf1e60a39ab25a71', 'b4bd4652906938a1909aed456c3a541a',
    '8e809d9699948a0a7a9da9f82496bbb9', '1163ea96579117bd0592f8dea819ecec', '1ed4669f9980d0d08a2aa37f95847e9a',
    '493b26c1c00fe0f04219c2242e71edad', '9340689faa4be1544d4eb40eaaf1fd51', 'a30a1ba5905c61b7c66b888e21dd1d42',
    'a8eeb66416375bf846fd8aeea6850dc5', '21fa124ff430e376a025ca15d9eaaed5', '926fbb8ac5af0a05133d6ea07293a3c9',
    '7415cadaef3570339ee1ecc1edd5f88e', '785746e331883f742737947881d2ba92', '978c90c25dfa390bb43d61a6889d9d22',
    'f47b76d4a1e774e38d888030c2928379', '2ffd3726c5d42f1d657e983994efd147', 'ee59da299a89a2f847016e1fe3699dcf',
    'e32490c7c3cdc00b6ddde9caad6b50e4', 'f42120e97af18cafaf1949b861afa662', '2788e408afd0c086a2908f481938a83c',
    '6a8eeb9dda9e289af361bde07defdb65', '4d5b5cebb9ae6689792702bdbb3096e1', '644827c4aa3392bad277b4b9557497ef',
    'b0fc77bf3d3ee5d9f028cfe50418766a', 'a772fea68d536ab2cabf33fa85ed1d0b', 'd877256a799476ccf9341c417becdd73',
    'bdd03fbf0927bd1f3d2966ec1ad838dc', '9c9081dae0ea65308c10a895b8da02a4', '69fe9882b7b3100ba106267682530f03',
    '8fa23187ca86787bf7d6119c3dce77bd', 'c4a3bf379784c7d51f8d459b35d278ba', '3bfd55d0024257e434c98d216e07924a',
    'bff39908389468fbe77c7d95794e48d9', '276464c9a62c32de09f72ee7f09452c0', 'df78c25add129cb91d15e57be8adf650',
    '3e3890bbe2466533ee03a3f08f411fa3', '12cc905979c43fcbac4c5e263d61bf75', '7e9f3630c27e12c2e12ccd6327b69351',
    '9f426270da2387ea4aa4e3d8c1c7617f', '88138b93cba3f23dd1f6496a60332dea', '599ca8e9b69591d8998557094d8db566',
    '3916c21944fe34681500671b135c8452', 'a350cf2a84c9dab20fbb8dbd05d68e80', 'fecf3a168f3513b2c7b217ce7c3913ea',
    '41d7f23c4bb1942ed93934fdf160b1a1', 'cb566103042e77948ce8da84817acee5', 'b18604c03258a825c491b3e39532dded',
    '1a2448483ca1a51eef778928c9c95e51', '2e8646692c2290b9de4468ccd11691f6', 'ebe543ea0899cd132b52dde41dc49198',
    'f24247b599ea370c37e2df3da13178c1', '16f3ec778177102d5008fa42560a35c3', '1002d8610ceb0b85c7f4b4ce40b6956b',
    '0898c62f93731eb81caf952ef84713ef', 'e15e5c2923325187f032eeba6f97929a', '9aaf75854c6cfa103250bce7a77c94ca',
    '8f75e4cdf7375de98ef632aee871a29b', '0c1983757e737e2cec123fa6e25b7347', '94e649068c8649571a6d1a130dbd98be',
    '300bf1d8a21ff0330ed290a92360f876', 'df9f05812b55628ea7ee66ef13af7331', '9f03f82b0b474b38beb7cf580e8e1b31',
    'cb0f490ab6d5780c8b5590479bfb8ff4', 'cfc0d93b89151280d35299341b4229af', '3d73907c43ba925017fb34cd55922a2f',
    '1107839550c49bebc7f92e9ea0464b31', 'a8f3627545e7b5007b8ab51d83cfdfa2', '81ad059f970ba43ff322354e2d4378dd'
  ];
begin
  select version, data into stored from settings where document = 'pages' order by version desc limit 1;
  if not found then return; end if;
  pages := stored.data;
  for page in select value, ordinality - 1 as place from jsonb_array_elements(pages -> 'pages') with ordinality loop
    for spoken in select key as locale, value ->> 'bodyHtml' as body from jsonb_each(page.value -> 'texts') loop
      continue when md5(spoken.body) <> all (untouched);
      body := spoken.body;
      for change in select former, marked from (values
        (' Wir reservieren die Ware 30
Minuten lang und warten auf die Zahlung; bearbeitet Ihre Bank sie bereits, warten wir länger.</li>
<li>Der Kaufvertrag kommt zustande, sobald wir auf der Bestellseite bestätigen, dass die Zahlung eingegangen ist. Dieselbe
Bestätigung erhalten Sie per E-Mail.</li>
</ol>
<p>Kommt die Zahlung in dieser Zeit nicht zustande, wird die Bestellung storniert und es entsteht kein Vertrag. Als
Vertragssprachen stehen Deutsch, Polnisch, Niederländisch, Tschechisch und Englisch zur Verfügung. ', '</li>
</ol>
<p>[contract]</p>
<p>'),
        (' Die
Zahlungen wickelt Stripe ab.', ''),
        (' Od tej chwili przez 30 minut trzymamy dla Ciebie towar
i czekamy na płatność; gdy bank ją realizuje, czekamy dłużej.</li>
<li>Umowa sprzedaży zostaje zawarta, gdy potwierdzimy na stronie zamówienia, że płatność dotarła. To samo potwierdzenie wysyłamy
e-mailem.</li>
</ol>
<p>Jeśli płatność nie dojdzie do skutku w tym czasie, zamówienie zostaje anulowane i umowy nie ma. Umowę możesz zawrzeć po
polsku, niderlandzku, niemiecku, czesku lub angielsku. ', '</li>
</ol>
<p>[contract]</p>
<p>'),
        (' Płatności
obsługuje Stripe.', ''),
        ('Przeglądanie, koszyk i płatności z przekierowaniem działają także bez
JavaScriptu; płatność kartą go wymaga.', 'Przeglądanie, koszyk i zamówienie działają także bez
JavaScriptu; jeśli wymaga go sposób płatności, kasa o tym mówi.'),
        (' We houden de artikelen 30 minuten vast en
wachten op je betaling; is je bank er al mee bezig, dan wachten we langer.</li>
<li>De overeenkomst komt tot stand zodra we op de bestelpagina bevestigen dat de betaling binnen is. Die bevestiging krijg je
ook per e-mail.</li>
</ol>
<p>Komt de betaling in die tijd niet tot stand, dan vervalt de bestelling en is er geen overeenkomst. Bestellen kan in het
Nederlands, Pools, Duits, Tsjechisch en Engels. ', '</li>
</ol>
<p>[contract]</p>
<p>'),
        (' Betalingen lopen via
Stripe.', ''),
        (' Zboží vám 30 minut držíme a čekáme na platbu; pokud ji už
banka provádí, čekáme déle.</li>
<li>Smlouva je uzavřena, jakmile na stránce objednávky potvrdíme, že platba dorazila. Totéž potvrzení dostanete e-mailem.</li>
</ol>
<p>Pokud platba v této době neproběhne, objednávka se zruší a smlouva nevznikne. Objednat můžete česky, polsky, nizozemsky,
německy nebo anglicky. ', '</li>
</ol>
<p>[contract]</p>
<p>'),
        (' Platby zpracovává
Stripe.', ''),
        (' We hold the goods for 30 minutes and wait for the
payment; if your bank is already working on it, we wait longer.</li>
<li>The contract is concluded when we confirm on the order page that the payment has arrived. The same confirmation reaches you
by e-mail.</li>
</ol>
<p>If the payment does not come about in that time, the order is cancelled and there is no contract. You can order in English,
Polish, Dutch, German or Czech. ', '</li>
</ol>
<p>[contract]</p>
<p>'),
        (' Payments are
handled by Stripe.', ''),
        ('<li>Bei SEPA-Lastschrift packen wir erst, wenn das Geld da ist; das dauert einige Tage.</li>
', ''),
        ('<li>Przy poleceniu zapłaty SEPA pakujemy dopiero, gdy dotrą pieniądze, co trwa kilka dni.</li>
', ''),
        ('<li>Bij SEPA-incasso pakken we pas in als het geld binnen is; dat duurt een paar dagen.</li>
', ''),
        ('<li>U inkasa SEPA balíme, až peníze dorazí, což trvá několik dnů.</li>
', ''),
        ('<li>With SEPA Direct Debit we pack once the money is here, which takes a few days.</li>
', ''),
        (' Belastet wird einmal, nach „zahlungspflichtig bestellen“. Kostet eine
Zahlungsart extra, zeigt die Kasse das vor der Bestellung an. Die Zahlungen wickelt Stripe ab. ', ' Kostet eine Zahlungsart extra, zeigt die Kasse das vor
der Bestellung an.</p>
<p>[payment]</p>
<p>'),
        (' Pieniądze pobieramy raz, po naciśnięciu „Zamówienie z obowiązkiem
zapłaty”. Jeśli któryś sposób zapłaty kosztuje dodatkowo, kasa pokazuje to, zanim zamówisz. Płatności obsługuje Stripe. ', ' Jeśli któryś sposób zapłaty kosztuje dodatkowo,
kasa pokazuje to, zanim zamówisz.</p>
<p>[payment]</p>
<p>'),
        (' Er wordt één keer afgeschreven, na ‘Bestelling met betalingsverplichting’.
Kost een betaalwijze extra, dan laat de kassa dat zien voordat je bestelt. Betalingen lopen via Stripe. ', ' Kost een betaalwijze extra, dan laat de kassa dat zien voordat
je bestelt.</p>
<p>[payment]</p>
<p>'),
        (' Peníze strhneme jednou, po stisknutí „Objednávka zavazující k platbě“. Je-li
některý způsob platby zpoplatněn, pokladna to ukáže před objednáním. Platby zpracovává Stripe. ', ' Je-li některý způsob platby zpoplatněn, pokladna to
ukáže před objednáním.</p>
<p>[payment]</p>
<p>'),
        (' You are charged once, after “Order with obligation to pay”. If a way of
paying costs extra, the checkout says so before you order. Payments are handled by Stripe. ', ' If a way of paying costs extra, the checkout says so
before you order.</p>
<p>[payment]</p>
<p>'),
        ('<li><strong>Stripe', '<li>[stripe] <strong>Stripe'),
        ('<tr><td>__stripe_mid', '<tr><td>[stripe] __stripe_mid'),
        ('<tr><td>__stripe_sid', '<tr><td>[stripe] __stripe_sid'),
        ('<li><strong>Stripe', '<li>[stripe] <strong>Stripe'),
        ('<tr><td>__stripe_mid', '<tr><td>[stripe] __stripe_mid'),
        ('<tr><td>__stripe_sid', '<tr><td>[stripe] __stripe_sid'),
        ('<li><strong>Stripe', '<li>[stripe] <strong>Stripe'),
        ('<tr><td>__stripe_mid', '<tr><td>[stripe] __stripe_mid'),
        ('<tr><td>__stripe_sid', '<tr><td>[stripe] __stripe_sid'),
        ('<li><strong>Stripe', '<li>[stripe] <strong>Stripe'),
        ('<tr><td>__stripe_mid', '<tr><td>[stripe] __stripe_mid'),
        ('<tr><td>__stripe_sid', '<tr><td>[stripe] __stripe_sid'),
        ('<li><strong>Stripe', '<li>[stripe] <strong>Stripe'),
        ('<tr><td>__stripe_mid', '<tr><td>[stripe] __stripe_mid'),
        ('<tr><td>__stripe_sid', '<tr><td>[stripe] __stripe_sid')
      ) as changes (former, marked) loop
        body := replace(body, change.former, change.marked);
      end loop;
      pages := jsonb_set(pages, array['pages', page.place::text, 'texts', spoken.locale, 'bodyHtml'], to_jsonb(body));
      pages := jsonb_set(pages, array['pages', page.place::text, 'updatedAt'],
        to_jsonb(to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')));
    end loop;
  end loop;
  if pages is distinct from stored.data then
    insert into settings (document, version, data, changed_by, changed_at)
    values ('pages', stored.version + 1, pages, 'migration', now());
  end if;
end $$;
