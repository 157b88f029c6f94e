-- What the codes on paper lead to: the invoice in KSeF, and for one that was issued offline who has issued it. They are written
-- down when the FA(3) file is frozen, because the paper is drawn by whoever asks for it first.
alter table ksef_submissions add column invoice_link text;
alter table ksef_submissions add column certificate_link text;
