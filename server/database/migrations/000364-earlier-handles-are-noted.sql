-- What a merchant has chosen by handles is known by ids from memory until the catalogue changes. An earlier handle leads to a
-- product too, and an import may write one without changing the product.
do $$
declare written text;
begin
  foreach written in array array['insert', 'update', 'delete'] loop
    execute format('create trigger product_redirects_changes_%1$s after %1$s on product_redirects
      referencing %2$s table as changed for each statement execute function note_changed_parts()',
      written, case written when 'delete' then 'old' else 'new' end);
  end loop;
end $$;
