-- Of e-mails that were sent the office shows the text, without the secret of the shopper's own links. A token is a part of a
-- path with 32 characters; names of products and pages are written in small letters.
update sent_mails set body = regexp_replace(body, '/(?=[A-Za-z0-9_-]*[A-Z])[A-Za-z0-9_-]{32}(?=[/?#[:space:]]|$)', '/…', 'g')
  where body ~ '/[A-Za-z0-9_-]{32}';

-- Nor does the reason why a mail waits name whom it is for.
update outbox set last_error = regexp_replace(last_error, '[^ ]*@[^ ]*', '…@…', 'g')
  where last_error like '%@%';
