-- The number of a parcel stands behind the carrier's own host, never in its name.
alter table carriers drop constraint carriers_track_url_check;
alter table carriers add constraint carriers_track_url_check
  check (track_url ~ '^https://[a-z0-9]([a-z0-9.-]*[a-z0-9])?/[^[:space:]]*\{code\}[^[:space:]]*$');
