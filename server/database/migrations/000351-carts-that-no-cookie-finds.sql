-- The token of an assistant's cart is the assistant's, and no cookie: what it was found by was what a cookie is looked up by, so
-- that a program could send it as one and order, without the person whom its link is for.
update carts set token_hash = sha256(token_hash || convert_to('cart of an assistant', 'UTF8'))
  where id in (select cart_id from assistant_carts);
