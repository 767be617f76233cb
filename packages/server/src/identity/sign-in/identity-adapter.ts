import type { IdentityModel, IdentityQuery, IdentityRecord, Store } from '@ecco/store';
import type { BetterAuthOptions } from 'better-auth';
import { type CleanedWhere, createAdapterFactory } from 'better-auth/adapters';
import { hashToken } from '../session/session-token.ts';

const models = ['user', 'account', 'session', 'verification'] as const satisfies IdentityModel[];

function modelOf(name: string): IdentityModel {
  const model = models.find((known) => known === name);
  if (!model) throw new Error(`the authentication library asks for "${name}", which is not kept`);
  return model;
}

const hashed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(hashed);
  return typeof value === 'string' ? hashToken(value) : value;
};

/** A session is known by the hash of its token; the token itself stays with its owner. */
function inward({ token, ...record }: IdentityRecord): IdentityRecord {
  return token === undefined ? record : { ...record, tokenHash: hashed(token) };
}

function conditionsOf(where: readonly CleanedWhere[]): IdentityQuery['where'] {
  return where.map(({ field, operator = 'eq', value }) =>
    field === 'token' ? { field: 'tokenHash', operator, value: hashed(value) } : { field, operator, value },
  );
}

/** A record that the library takes for its own type, which no type can know here. */
function asTheirs<Theirs>(record: IdentityRecord): Theirs;
function asTheirs(record: IdentityRecord): unknown {
  return record;
}

type Repositories = Pick<Store, 'identity'>;

/** How the library reads and writes: through the store's repository of identities. */
const operations = ({ identity }: Repositories) => ({
  async create<Theirs extends IdentityRecord>({ model, data }: { model: string; data: Theirs }) {
    const seen = modelOf(model) === 'session' ? { lastSeenAt: data['createdAt'] } : {};
    const row = await identity.create(modelOf(model), { ...inward(data), ...seen });
    return asTheirs<Theirs>({ ...row, ...('token' in data ? { token: data['token'] } : {}) });
  },
  async findOne<Theirs>({ model, where }: { model: string; where: CleanedWhere[] }) {
    const [row] = await identity.find(modelOf(model), { where: conditionsOf(where) });
    return row ? asTheirs<Theirs>(row) : null;
  },
  async findMany<Theirs>({
    model,
    where = [],
    ...page
  }: {
    model: string;
    where?: CleanedWhere[] | undefined;
    limit: number;
    offset?: number | undefined;
    sortBy?: IdentityQuery['sortBy'] | undefined;
  }) {
    const { limit, offset = 0, sortBy } = page;
    const rows = await identity.find(modelOf(model), {
      where: conditionsOf(where),
      limit,
      offset,
      ...(sortBy ? { sortBy } : {}),
    });
    return rows.map((row) => asTheirs<Theirs>(row));
  },
  async update<Theirs>({ model, where, update }: { model: string; where: CleanedWhere[]; update: Theirs }) {
    const changes = inward(Object.fromEntries(Object.entries(update ?? {})));
    const [row] = await identity.update(modelOf(model), conditionsOf(where), changes);
    return row ? asTheirs<Theirs>(row) : null;
  },
  async updateMany({
    model,
    where,
    update,
  }: {
    model: string;
    where: CleanedWhere[];
    update: IdentityRecord;
  }) {
    return (await identity.update(modelOf(model), conditionsOf(where), inward(update))).length;
  },
  async delete({ model, where }: { model: string; where: CleanedWhere[] }) {
    await identity.remove(modelOf(model), conditionsOf(where));
  },
  async deleteMany({ model, where }: { model: string; where: CleanedWhere[] }) {
    return (await identity.remove(modelOf(model), conditionsOf(where))).length;
  },
  async consumeOne<Theirs>({ model, where }: { model: string; where: CleanedWhere[] }) {
    const [row] = await identity.remove(modelOf(model), conditionsOf(where));
    return row ? asTheirs<Theirs>(row) : null;
  },
  async count({ model, where = [] }: { model: string; where?: CleanedWhere[] | undefined }) {
    return identity.count(modelOf(model), conditionsOf(where));
  },
});

const described = { adapterId: 'ecco-store', adapterName: 'Ecco store', supportsNumericIds: false } as const;

/** The library's database: the store, in a transaction where the library asks for one. */
export function createIdentityAdapter(store: Pick<Store, 'identity' | 'transaction'>) {
  return (options: BetterAuthOptions) =>
    createAdapterFactory({
      config: {
        ...described,
        transaction: (work) =>
          store.transaction((tx) =>
            work(createAdapterFactory({ config: described, adapter: () => operations(tx) })(options)),
          ),
      },
      adapter: () => operations(store),
    })(options);
}
