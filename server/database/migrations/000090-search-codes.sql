-- Products are found by SKU and EAN, however the code is written: its letters and digits count, not capitals, spaces,
-- marks or characters that nobody sees.
create function search_code(content text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return regexp_replace(lower(normalize(content, nfkc)),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u2212\u3000\ufeff]', '', 'g');
end $$;

create index variants_sku_code on variants (search_code(sku)) where sku <> '';
create index variants_barcode_code on variants (search_code(barcode)) where barcode <> '';
