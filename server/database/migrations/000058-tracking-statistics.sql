-- A tracking number is looked for by its beginning, which all parcels of a carrier may share. Without statistics of it the
-- planner takes every beginning for a rare one, and a list of fifty orders reads all parcels.
create statistics parcels_tracking_number on (lower(tracking_number)) from parcels;
