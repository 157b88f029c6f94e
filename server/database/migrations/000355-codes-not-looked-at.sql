-- The code that an assistant put into its cart after too many that do not exist: nobody has looked at it, so that nothing is told of
-- it; it goes along to the cart of whoever follows the link, and is judged there.
alter table assistant_carts add column waiting_code text check (char_length(waiting_code) <= 100);
