/**
 * SQL of the photos that something of booking $1 announced: reports of damage, defects and what was done about them, what was all
 * right in a checklist that asks for a photo, and where the vehicle was parked.
 */
export const ANNOUNCED = `
  SELECT d.damage_id, d.report_id, photo.id AS photo_id, photo.nth, d.reported_at AS announced_at
  FROM vehicle_damage d CROSS JOIN LATERAL unnest(d.photo_ids) WITH ORDINALITY AS photo (id, nth) WHERE d.booking_id = $1
  UNION ALL
  SELECT d.defect_id, d.defect_id, photo.id, photo.nth, d.reported_at
  FROM vehicle_defect d CROSS JOIN LATERAL unnest(d.photo_ids) WITH ORDINALITY AS photo (id, nth) WHERE d.booking_id = $1
  UNION ALL
  SELECT s.defect_id, s.event_id, photo.id, photo.nth, s.taken_at
  FROM vehicle_defect_step s CROSS JOIN LATERAL unnest(s.photo_ids) WITH ORDINALITY AS photo (id, nth) WHERE s.booking_id = $1
  UNION ALL
  SELECT e.id, e.id, photo.id, photo.nth, e.recorded_at
  FROM event e CROSS JOIN LATERAL jsonb_path_query(
      coalesce(e.data -> 'checklistAnswers', '[]') || coalesce(e.data -> 'returnChecklistAnswers', '[]'), '$[*].photoIds[*]')
      WITH ORDINALITY AS quoted (id, nth)
    CROSS JOIN LATERAL (SELECT quoted.id #>> '{}' AS id, quoted.nth) photo
  WHERE e.stream = $1 AND e.data ?| ARRAY['checklistAnswers', 'returnChecklistAnswers']
  UNION ALL
  SELECT e.id, e.id, photo.id, photo.nth, e.recorded_at
  FROM event e CROSS JOIN LATERAL jsonb_array_elements_text(e.data -> 'parking' -> 'photoIds') WITH ORDINALITY AS photo (id, nth)
  WHERE e.stream = $1 AND e.data ? 'parking'`;
