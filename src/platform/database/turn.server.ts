import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { isReadOnly } from './read-only.server.ts';
import type { SqliteFile } from './sqlite-file.server.ts';
import { isGroupable, isRead } from './statement-kinds.server.ts';

interface TurnDriver {
  readonly writer: SqliteFile;
  readonly reader: SqliteFile;
  executeSingle<Row>(query: CompiledQuery): Promise<QueryResult<Row>>;
  executeAlone<Row>(query: CompiledQuery): Promise<QueryResult<Row>>;
}

/** Connection of a caller; it enters the queue only when it writes. */
export class Turn implements DatabaseConnection {
  readonly #driver: TurnDriver;
  /** True from the beginning of its transaction until the next one may begin. */
  isOn = false;

  constructor(driver: TurnDriver) {
    this.#driver = driver;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.isOn) return this.#driver.writer.executeNow<Row>(query);
    if (isReadOnly() || isRead(query.sql)) return this.#driver.reader.execute<Row>(query);
    return isGroupable(query) ? this.#driver.executeSingle<Row>(query) : this.#driver.executeAlone<Row>(query);
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }
}
