package org.sitrep.report.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.sitrep.scenario.JsonText;
import org.sitrep.scenario.Records;

@Records
final class RecordFormTest {
    enum Colour {
        DARK_RED,
        BLUE
    }

    record Place(String name, int row) {}

    record Thing(
            String title,
            Colour colour,
            Place place,
            List<String> counts,
            Map<String, String> shares,
            Optional<String> beside,
            double height,
            int bound,
            long seed) {}

    private static final Thing WHOLE = new Thing(
            "a",
            Colour.DARK_RED,
            new Place("b", 1),
            List.of("2"),
            Map.of("c", "d"),
            Optional.empty(),
            Double.NaN,
            9,
            -7);

    private static String text(final JsonForms forms, final Record record) {
        return JsonText.print(forms.tree(record), JsonText.Layout.COMPACT);
    }

    private static JsonAt at(final Object tree) {
        return new JsonAt(tree, "x.json", "");
    }

    private static JsonForms declared() {
        final JsonForms forms = new JsonForms();
        forms.record(Place.class).inlined();
        forms.record(Thing.class)
                .order("seed", "double", "title")
                .key("title", "names.title")
                .key("colour", "names.colour")
                .derived("double", thing -> 2 * thing.bound())
                .nullable("height")
                .usual("bound", 9);
        return forms;
    }

    @Test
    void componentsAreKeysInTheirOrder() {
        assertEquals(
                "{\"title\":\"a\",\"colour\":\"dark_red\",\"place\":{\"name\":\"b\",\"row\":1},\"counts\":[\"2\"],"
                        + "\"shares\":{\"c\":\"d\"},\"height\":null,\"bound\":9,\"seed\":-7}",
                text(new JsonForms(), WHOLE));
    }

    @Test
    void declarationsChangeOrderNamesAndPlaces() {
        assertEquals(
                "{\"seed\":-7,\"double\":18,\"names\":{\"title\":\"a\",\"colour\":\"dark_red\"},\"name\":\"b\",\"row\":1,"
                        + "\"counts\":[\"2\"],\"shares\":{\"c\":\"d\"},\"height\":null}",
                text(declared(), WHOLE));
    }

    @Test
    void whatWasWrittenComesBack() {
        final JsonForms forms = declared();
        assertEquals(WHOLE, forms.read(Thing.class, at(forms.tree(WHOLE))));
        final Thing other =
                new Thing("a", Colour.BLUE, new Place("b", 1), List.of(), Map.of(), Optional.of("c"), 1.5, 8, 0);
        assertThrows(ResultFormatException.class, () -> forms.read(Thing.class, at(Map.of())));
        final JsonForms plain = new JsonForms();
        assertEquals(other, plain.read(Thing.class, at(plain.tree(other))));
    }

    @Test
    void keysThatOlderFilesLackAreTakenFromARecord() {
        final JsonForms forms = new JsonForms();
        forms.record(Place.class).older(new Place("?", 3));
        assertEquals(new Place("b", 3), forms.read(Place.class, at(Map.of("name", "b"))));
        assertTrue(text(forms, new Place("?", 3)).contains("\"row\":3"));
    }

    @Test
    void aDeclarationOfNoComponentIsRefused() {
        final RecordForm<Place> form = new JsonForms().record(Place.class);
        assertThrows(NullPointerException.class, () -> form.key("column", "x"));
    }
}
