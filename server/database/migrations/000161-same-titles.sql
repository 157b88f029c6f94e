-- Products that are called alike are pointed out while a title is typed.
create index product_texts_title on product_texts (lower(title));
