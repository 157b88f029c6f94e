-- Every process keeps the words of each language in memory, to know what a misspelt one may have meant, and reads here
-- those of transactions that were not finished when it last looked. Nothing asks for likeness by trigrams any more.
alter table search_words add column xid xid8 not null default '0'::xid8;
alter table search_words alter column xid set default pg_current_xact_id();
create index search_words_xid on search_words (locale, xid);
drop index search_words_pl, search_words_nl, search_words_de, search_words_en;
