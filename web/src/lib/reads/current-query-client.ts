import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient, type QueryKey } from '@tanstack/react-query'

/**
 * A read in flight may be older than the change that invalidates it. An active query refetches; an inactive one is
 * cancelled or, if it has no data yet, invalidated once the data has arrived.
 */
export class CurrentQueryClient extends QueryClient {
  override invalidateQueries<Key extends QueryKey>(
    filters: InvalidateQueryFilters<Key> = {},
    options?: InvalidateOptions,
  ) {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
      const { promise, queryKey, state } = query
      const again = () => super.invalidateQueries({ ...filters, queryKey, exact: true }, options)
      if (state.data === undefined) promise?.then(again).catch(() => {})
      else if (!query.isActive()) void query.cancel({ revert: true })
    }
    return super.invalidateQueries(filters, options)
  }
}
