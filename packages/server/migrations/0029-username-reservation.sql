-- Names that were asked for with an address that is taken. A new account would have kept its name to itself, so these are kept
-- as long as an account waits for its activation: that a name stays free must not tell that there is an account already.
create table username_reservation (
  -- In lower case.
  username text primary key,
  expires_at timestamptz not null
);
