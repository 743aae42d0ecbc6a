-- A step-up, a new second factor or password renews the tokens of the session that asks: those from before are good for seconds only.
alter table session
  -- Access tokens of older generations end with the grace, and never count as stepped up.
  add column oldest_generation int not null default 1,
  add column renewed_at timestamptz,
  -- The current refresh token, sealed, until it is rotated: who shows its parent gets it when the answer was lost.
  add column renewed_box bytea;
