-- Pick-up points are found although a town or a street is misspelt. The words of each country's points, as the importer
-- folds them; whoever proposes one looks first whether a point still has it, so nothing needs to be taken out.
create table pickup_words (
  country text not null check (country ~ '^[A-Z]{2}$'),
  word text collate "C" not null,
  primary key (country, word)
);
create index pickup_words_likeness on pickup_words using gin (word gin_trgm_ops);

insert into pickup_words (country, word)
select distinct country, word from pickup_points cross join unnest(tsvector_to_array(search_words)) as word
where word ~ '^[a-z]{3,}$';

-- Those around a position.
create index pickup_points_latitude on pickup_points (latitude) where is_active;
