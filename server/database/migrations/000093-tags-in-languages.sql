-- A listing names a tag as any product of the shop translates it.
create index product_option_texts_source on product_option_texts (locale, source, product_id);
