-- Whose VAT prices include follows from the tax settings by a mark, and the English terms name no country's rules of guarantee
-- and disputes: terms of earlier releases promised the VAT of the country of delivery to every shop, and Polish bodies to
-- shoppers anywhere. Terms that nobody has edited get the sentences of today; edited ones keep their words.
do $$
declare
  stored record;
  pages jsonb;
  page record;
  spoken record;
  change record;
  body text;
  untouched constant text[] := array[
    '4daff9a5f5f9959abd2104ba205e3523', '536d80195d2d64e2139af4d0cdaad8c1', '5899fffbc7ec3cbda7b329847abd210f',
    '59756d7a6a39830a13bf293e3cdcfec7', '6abdf87783c122b0702b717f21a9d7cf', '8cde0ec6b23f633bceaf741bda59f168'
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
        ('in der angezeigten Währung und enthalten die Mehrwertsteuer des Lieferlandes. Die Versandkosten', 'in der angezeigten Währung. [vat] Die Versandkosten'),
        ('are in the currency shown and include the VAT of the country we deliver to. You see', 'are in the currency shown. [vat] You see'),
        ('shows within two years (Directive (EU) 2019/771). You
', 'shows within two years, or longer where
the law of the country you live in says so (Directive (EU) 2019/771). You
'),
        ('In Poland a defect that shows within two years is presumed to have been there from the start; in Germany and the Netherlands,
within one year.', 'A defect that shows within one year, or longer where the law of the country you live in says so, is presumed to have been
there from the start.'),
        ('In Poland the Trade Inspection
(Inspekcja Handlowa) conducts out-of-court proceedings.', 'Which bodies settle
disputes out of court in your country, the <a href="https://consumer-redress.ec.europa.eu/" rel="noopener noreferrer">European
Commission</a> lists.'),
        ('zijn in de getoonde valuta en inclusief de btw van het land waar we bezorgen. De', 'zijn in de getoonde valuta. [vat] De'),
        ('v zobrazené měně a zahrnují DPH země, do které doručujeme. Cenu', 'v zobrazené měně. [vat] Cenu'),
        ('w walucie widocznej na stronie i zawierają VAT według stawki kraju, do którego wysyłamy. Koszt', 'w walucie widocznej na stronie. [vat] Koszt')
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
