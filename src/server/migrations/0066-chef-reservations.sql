-- Until when a request whose price is not known yet may still be running; empty once it is settled. What a crash leaves behind counts no
-- longer than that.
alter table chef_uses add column reserved_until timestamptz;
