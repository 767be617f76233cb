/**
 * What a template of a database in memory holds besides its tables: the rows with which it began, and two functions.
 * `beginning.restore()` leaves these rows and no others; `beginning.shape()` differs once a table, column, index or
 * function was made, changed or dropped, so that such a database is not used again.
 */
export const beginningSql = `
create schema beginning;

create function beginning.restore() returns void language plpgsql as $$
declare
  written text;
  kept record;
begin
  select string_agg(format('%I.%I', nspname, relname), ', ') into written
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema', 'beginning')
    and pg_relation_size(pg_class.oid) > 0;
  if written is not null then execute 'truncate ' || written || ' restart identity cascade'; end if;
  for kept in select relname, obj_description(pg_class.oid) as original from pg_class
    where relnamespace = 'beginning'::regnamespace and relkind = 'r'
  loop
    execute format('insert into %s overriding system value select * from beginning.%I', kept.original, kept.relname);
  end loop;
end $$;

create function beginning.shape() returns text language sql as $$
  with own as (
    select oid, nspname from pg_namespace
    where nspname not in ('pg_catalog', 'information_schema', 'pg_toast') and nspname not like 'pg\\_temp%'
  )
  select md5(string_agg(line, chr(10) order by line)) from (
    select concat_ws(' ', 'schema', oid, nspname) from own
    union all
    select concat_ws(' ', 'relation', pg_class.oid, relkind, relname, attname, atttypid, attnotnull, atthasdef)
    from own join pg_class on relnamespace = own.oid left join pg_attribute on attrelid = pg_class.oid
    union all
    select concat_ws(' ', 'function', pg_proc.oid, md5(prosrc)) from own join pg_proc on pronamespace = own.oid
    union all
    select concat_ws(' ', 'constraint', pg_constraint.oid) from own join pg_constraint on connamespace = own.oid
    union all
    select concat_ws(' ', 'trigger', oid, tgenabled) from pg_trigger
    union all
    select concat_ws(' ', 'extension', oid, extversion) from pg_extension
  ) lines (line)
$$;

do $$
declare
  found record;
begin
  for found in select pg_class.oid, nspname, relname from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema', 'beginning')
      and pg_relation_size(pg_class.oid) > 0
  loop
    execute format('create table beginning.%I as table %I.%I', 'rows_' || found.oid, found.nspname, found.relname);
    execute format('comment on table beginning.%I is %L', 'rows_' || found.oid,
      format('%I.%I', found.nspname, found.relname));
  end loop;
end $$;
`;
