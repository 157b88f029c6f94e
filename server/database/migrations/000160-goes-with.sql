-- What the merchant has chosen to go well with a product, by the products' handles and in the order of its page. Handles
-- stay true when a product is renamed (`product_redirects`), read in an export, and may be imported before the product is.
alter table products add column goes_with text[] not null default '{}' check (cardinality(goes_with) <= 12);
