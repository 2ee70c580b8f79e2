import { allRegions } from '../../server/src/region/all-regions.ts'
import type { Benchmark } from './benchmark.ts'
import { compareRates } from './compare-rates.ts'
import { keepAliveClient } from './keep-alive-client.ts'

/** The districts of one city after the other, against a call of the same server that does nothing. */
export const regionList: Benchmark = {
  name: 'region-list',
  async measure({ url }) {
    const cities = [...allRegions().districts.within.keys()]
    const client = keepAliveClient(url, { authorization: 'Bearer nmw-public' })
    try {
      const rates = await compareRates({
        list: (turn) =>
          client.get(`/legacy/shipping/v1/coverage-area/district?kabupaten_id=${cities[turn % cities.length]}`),
        empty: () => client.get('/legacy/ip'),
      })
      return [
        {
          name: 'district list: time against an empty call',
          value: rates.empty / rates.list,
          unit: 'x',
          goal: { atMost: 1.2 },
        },
        { name: 'district list: lists over HTTP', value: rates.list, unit: '/s' },
        { name: 'district list: empty calls', value: rates.empty, unit: '/s' },
      ]
    } finally {
      client.close()
    }
  },
}
