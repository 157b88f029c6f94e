-- Header and footer lead to the articles once there is one: every page asked the database whether there is.
create trigger articles_site_changed after insert or update or delete or truncate on articles
  for each statement execute function note_site();
create trigger article_texts_site_changed after insert or update or delete or truncate on article_texts
  for each statement execute function note_site();
