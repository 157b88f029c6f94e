-- Who is found in the office: by the tax number too, and by names with ä, ö, ü, ø and å however they are written.

-- Without accents, and with ae, oe, ue and aa as what else they are written: Mueller and Müller are both muller.
create function folded_words(content text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return regexp_replace(public.kasa_unaccent(content), '([aou])e|a(?=a)', '\1', 'g');
end $$;

create function words_of_buyer(address jsonb, email text, company jsonb, phone text) returns text
  language plpgsql immutable parallel safe as $$
declare
  called text := left(concat_ws(' ', address->>'fullName', email, company->>'name'), 500);
  plain text := public.kasa_unaccent(called);
  folded text := public.folded_words(called);
begin
  return concat_ws(' ', plain,
    -- Both: whoever types the middle of a word may begin with the e.
    case when folded <> plain then folded end,
    left(regexp_replace(phone, '[^0-9]', '', 'g'), 30),
    public.folded_words(left(regexp_replace(company->>'taxId', '[^0-9A-Za-z]', '', 'g'), 30)));
end $$;

-- An expression of a generated column cannot be changed in all versions of PostgreSQL.
alter table orders drop column search_words;
alter table orders add column search_words text not null
  generated always as (words_of_buyer(address, email, company, phone)) stored;
create index orders_search_words on orders using gin (search_words gin_trgm_ops);
create index orders_filters on orders (number)
  include (payment_state, fulfilment_state, country, payment_method, shipping_carrier, created_at, search_words);

update customers c set search_words = counted.words
from (
  select e.customer_id, left(string_agg(distinct o.search_words, ' '), 1500) as words
  from customer_emails e join orders o on lower(o.email) = e.email group by 1
) as counted
where counted.customer_id = c.id and counted.words <> c.search_words;
