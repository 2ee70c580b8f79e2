import { announceStaff } from '../../server/src/live/announce.ts'
import { receiveStock } from '../../server/src/stock/receive-stock.ts'
import { addPrescription } from './add-prescription.ts'
import { inRunningDatabase } from './in-running-database.ts'

/** Of a visit in Menteng today, told there: what only the clinic gives, two strips of a psychotropic and a treatment, and a gel. */
export async function prescribeForClinic(dataDirectory: string, email: string) {
  const number = Math.floor(Math.random() * 1e9)
  const medicine = { id: `OBT-${number}`, name: `Diazepam ${number}` }
  await inRunningDatabase(dataDirectory, async (db) => {
    await db.$client.query(
      `insert into medicine (id, name, form, strength, unit, image, price, member_price, weight, class,
         needs_prescription, usage_code, uses_per_unit, note, taxable, active)
       select $1, $2, 'tablet', '2 mg', 'strip', image, price, member_price, weight, 'psikotropika',
         true, usage_code, uses_per_unit, '', taxable, true from medicine where id = 'OBT-0006'`,
      [medicine.id, medicine.name],
    )
    const delivery = { batch: medicine.id, expiresOn: '2099-12-31', quantity: 5, reference: medicine.id }
    await receiveStock({ now: () => new Date() }, db, {
      ...delivery,
      branchId: 1,
      goods: { medicineId: medicine.id },
      byAccountId: null,
    })
  })
  const lines = [
    { item: medicine.id, quantity: 2, usage: '2xOL' },
    { item: 'OBT-0006', usage: '2xOL' },
  ]
  const { medicalId } = await addPrescription(dataDirectory, { email, lines, iter: 0, address: false })
  const treatment = await inRunningDatabase(dataDirectory, async (db) => {
    const { rows } = await db.$client.query<{ name: string }>(
      `with recommended as (
         insert into prescription_treatment (prescription_id, treatment_id)
         select prescription.id, (select id from treatment where active and price > 0 and slug <> 'facial-hidrasi' order by id limit 1)
         from prescription join appointment on appointment.id = appointment_id where medical_id = $1
         returning treatment_id
       )
       select name from treatment join recommended on treatment_id = treatment.id`,
      [medicalId],
    )
    await announceStaff(db, { branchId: 1, topic: 'prescription', id: medicalId })
    return rows[0]!.name
  })
  return { medicine: medicine.name, gel: 'Klindamisin 1,2% gel 15 g', treatment }
}
