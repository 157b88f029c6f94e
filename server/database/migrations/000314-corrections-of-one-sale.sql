-- What is given up is taken back once; corrections are, each for itself: two refunds of one order may both be returned.
drop index invoices_given_up;
create unique index invoices_given_up on invoices (corrects)
  where corrects is not null and refund_id is null and takes_back is null;
-- Whoever asks for an invoice after a receipt gets its corrections, too: the refund was corrected on the receipt before.
drop index invoices_of_refund;
create unique index invoices_of_refund on invoices (refund_id, corrects);
