-- Greek and Cyrillic words are found, by how they are written in Latin letters: Μέλι is meli, however it is typed. They were
-- taken for no words at all, and a shop in Athens or Sofia found nothing. `latin-letters.ts` says the same.

create or replace function kasa_unaccent(content text) returns text
  language plpgsql immutable strict parallel safe as $$
declare words text := lower(public.unaccent('public.unaccent'::regdictionary, replace(content, '×', 'x')));
begin
  if words !~ '[Ͱ-ӿ]' then return words; end if;
  -- Not every database knows the small letters of every alphabet.
  words := translate(words, 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩάέήίόύώϊϋΐΰς', 'αβγδεζηθικλμνξοπρστυφχψωαεηιουωιυιυσ');
  words := translate(words, 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЁЄІЇҐЎЈЉЊЋЂЏЅёйїў', 'абвгдежзииклмнопрстуфхцчшщъыьэюяеєііґујљњћђџѕеиіу');
  words := replace(replace(replace(replace(words, 'ου', 'ou'), 'θ', 'th'), 'χ', 'ch'), 'ψ', 'ps');
  words := replace(replace(replace(replace(words, 'ж', 'zh'), 'ц', 'ts'), 'ч', 'ch'), 'щ', 'sht');
  words := replace(replace(replace(replace(words, 'ш', 'sh'), 'ю', 'yu'), 'я', 'ya'), 'є', 'ye');
  words := replace(replace(replace(replace(words, 'љ', 'lj'), 'њ', 'nj'), 'ђ', 'dj'), 'џ', 'dz');
  words := replace(replace(words, 'ѕ', 'dz'), 'ь', '');
  words := translate(words, 'αβγδεζηικλμνξοπρστυφω', 'avgdeziiklmnxoprstyfo');
  return translate(words, 'абвгдезиклмнопрстуфхъыэіґјћ', 'abvgdeziklmnoprstufhayeigjc');
end $$;

-- What was written without them is written anew.
insert into late_documents (product_id)
select id from products
where exists (select from product_texts where title ~ '[Ͱ-ӿ]' or description_html ~ '[Ͱ-ӿ]')
on conflict do nothing;
update orders set address = address where address::text ~ '[Ͱ-ӿ]' or company::text ~ '[Ͱ-ӿ]';
update customers c set search_words = counted.words
from (
  select e.customer_id, left(string_agg(distinct o.search_words, ' '), 1500) as words
  from customer_emails e join orders o on lower(o.email) = e.email
  where o.address::text ~ '[Ͱ-ӿ]' or o.company::text ~ '[Ͱ-ӿ]' group by 1
) as counted
where counted.customer_id = c.id and counted.words <> c.search_words;
