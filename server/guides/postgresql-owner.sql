-- What a new PostgreSQL is told before the shop uses it: its owner is no superuser, who could run programs on the machine.
-- It may make databases, so that a copy can be restored beside the one that runs. As a superuser, by psql:
--   POSTGRES_PASSWORD=… psql --file=server/guides/postgresql-owner.sql postgres
\getenv password POSTGRES_PASSWORD
create role kasa login createdb password :'password';
create database kasa owner kasa;
