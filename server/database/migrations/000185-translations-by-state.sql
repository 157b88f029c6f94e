-- The list of what is missing, or of what is outdated, is an index of its own: where much is outdated, the next that is
-- missing may be ten thousand rows away. Languages are counted by one that holds no fields.
create index text_translations_missing on text_translations (locale, kind, thing_id) where missing <> '{}';
create index text_translations_outdated on text_translations (locale, kind, thing_id) where outdated <> '{}';
create index text_translations_languages on text_translations (locale, kind);
