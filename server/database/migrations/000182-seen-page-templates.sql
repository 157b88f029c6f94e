-- Which of Kasa's own texts of a page somebody has looked at since: they are offered again when they change. Without a row
-- what the shop began with counts.
create table seen_page_templates (
  slug text not null,
  locale text not null,
  text_hash text not null,
  primary key (slug, locale)
);
