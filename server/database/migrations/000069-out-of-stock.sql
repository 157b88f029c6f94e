-- What is sold out, among hundreds of thousands of articles.
create index variants_out_of_stock on variants (id)
  where tracks_stock and not sells_without_stock and archived_at is null and on_hand <= reserved;
