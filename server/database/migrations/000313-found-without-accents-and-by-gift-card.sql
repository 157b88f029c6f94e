-- A discount code is found however its letters are accented: MIKOŁAJ10 by mikolaj10, for not every keyboard has an ł. It is not
-- unique, because codes that differ in accents alone may have been made before; each of those is found as it is spelt.
create index discount_codes_without_accents on discount_codes (kasa_unaccent(code));

-- The list of orders is narrowed to those that gift cards paid, wholly or in part.
create index orders_by_gift_card on orders (number) where cards_minor > 0;
