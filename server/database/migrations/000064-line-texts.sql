-- A product may ask for a text, such as a name to engrave: src/catalogue/line-text.ts says what the document holds. Null: it
-- asks for none.
alter table products
  add column line_text jsonb check (line_text is null or jsonb_typeof(line_text) = 'object');

-- Two texts for one article are two lines. Empty: without a text.
alter table cart_lines
  add column line_text text not null default '',
  drop constraint cart_lines_pkey,
  add primary key (cart_id, variant_id, line_text);

-- The text as it was ordered, with the words that asked for it; its price is part of the unit's.
alter table order_lines
  add column line_text text not null default '',
  add column line_text_label text not null default '',
  -- Made to the shopper's wishes: there is no right of withdrawal (Directive 2011/83, Article 16 c).
  add column is_excepted boolean not null default false,
  -- What people read below the title: whoever shows a line shows its text. It follows an erasure by itself.
  add column shown_variant text not null generated always as (
    variant_title
    || case when variant_title <> '' and line_text <> '' then ' · ' else '' end
    || case when line_text <> '' then line_text_label || ': ' || line_text else '' end
  ) stored;
