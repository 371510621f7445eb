package org.sitrep.scenario;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.records.RecordTableProcessor;

/** Tests the tables that the compiler writes, and what it says of components that have none. */
class RecordTableTest {
    @TempDir
    Path folder;

    /** Compiles a record and returns the errors, each with its line. */
    private String errors(final String record) throws IOException {
        return errors(List.of(source("Data", """
                package written;

                import java.util.*;
                import org.sitrep.scenario.*;

                %s
                """.formatted(record))));
    }

    private static JavaFileObject source(final String name, final String text) {
        return new SimpleJavaFileObject(URI.create("memory:///written/" + name + ".java"), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(final boolean anyway) {
                return text;
            }
        };
    }

    private String errors(final List<JavaFileObject> sources) throws IOException {
        final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        final DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        final JavaCompiler.CompilationTask task = compiler.getTask(
                null,
                null,
                found,
                List.of("-d", folder.toString(), "-Xlint:all,-processing", "-Xdoclint:all,-missing", "-Werror"),
                null,
                sources);
        task.setProcessors(List.of(new RecordTableProcessor()));
        final boolean compiled = task.call();
        final String errors = found.getDiagnostics().stream()
                .filter(fault -> fault.getKind() != Diagnostic.Kind.NOTE)
                .map(fault -> fault.getLineNumber() + ": " + fault.getMessage(Locale.ROOT))
                .collect(Collectors.joining("\n"));
        assertEquals(errors.isEmpty(), compiled, errors);
        return errors;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "@Field(\"A set.\") Set<String> x|6: x: data cannot be bound to java.util.Set<java.lang.String>; "
                        + "take a number, flag, String, enum or record, or a List, Optional or Map from String of these",
                "@Field(\"Some.\") List<Map<Integer, String>> x|6: x: data cannot be bound to "
                        + "java.util.Map<java.lang.Integer,java.lang.String>; take a number, flag, String, enum or "
                        + "record, or a List, Optional or Map from String of these",
                "@Field(\"Text.\") String x, int y|6: y: describe the component by @Field or @Key",
                "@Key int x|6: x: a key must be a String without @Field",
                "@Key @Field(\"A key.\") String x|6: x: a key must be a String without @Field",
                "@Field(\"Text.\") String provenance|6: provenance: this key is reserved in every map; "
                        + "take another name"
            })
    void theCompilerSaysWhatIsWrong(final String components, final String error) throws IOException {
        assertEquals(error, errors("record Data(" + components + ") {}"));
    }

    @Test
    void aPrivateRecordHasNoTable() throws IOException {
        assertEquals(
                "7: a data record must not be private; leave the word out",
                errors("class Data {\n    private record Inner(@Field(\"Number.\") int x) {}\n}"));
    }

    @Test
    void aTableCompilesWithoutWarnings() throws IOException {
        assertEquals("", errors("""
                record Data(
                        @Key String id,
                        @Field(value = "Quotes \\" and \\\\ and \\u00e9.", key = "do", min = -1, max = 4) int what,
                        @Field("Names.") Map<String, List<Data>> names,
                        @Field(value = "A word.", refersTo = "names") Optional<Data.Word> word) {
                    enum Word { ONE, TWO }
                }
                """));
        assertTrue(folder.resolve("written/RecordTables.class").toFile().isFile());
        assertTrue(folder.resolve("META-INF/services/org.sitrep.scenario.RecordTable")
                .toFile()
                .isFile());
    }

    @Test
    void aPackageAsksForAllItsRecords() throws Exception {
        assertEquals("", errors(List.of(source("package-info", """
                        @org.sitrep.scenario.Records
                        package written;
                        """), source("Results", """
                        package written;

                        import java.util.*;
                        import org.sitrep.scenario.Field;

                        class Results {
                            record Plain(double share, Optional<int[]> counts, List<? extends Number> all) {}
                            record Asked(@Field(value = "Number.", min = 1) int number) {}
                            private record Own(Set<String> names) {}
                        }
                        """))));
        try (URLClassLoader written = new URLClassLoader(
                new URL[] {folder.toUri().toURL()}, getClass().getClassLoader())) {
            final RecordTable table = (RecordTable)
                    written.loadClass("written.RecordTables").getConstructor().newInstance();
            assertEquals(-1, table.number("Results$Own"));
            assertEquals(1, table.components(table.number("Results$Asked"))[0].min());
            final int plain = table.number("Results$Plain");
            assertEquals(
                    List.of(
                            Shape.Simple.DOUBLE,
                            new Shape.Maybe(new Shape.Other(int[].class)),
                            new Shape.ListOf(new Shape.Other(Number.class))),
                    Stream.of(table.components(plain))
                            .map(RecordType.Component::shape)
                            .toList());
            final Object[] values = {0.5, Optional.empty(), List.of(1)};
            assertArrayEquals(values, table.values(plain, table.create(plain, values)));
        }
    }

    @Test
    void componentsAreDescribed() {
        final List<RecordType.Component> all = RecordType.of(Toy.Weapon.class).components();
        assertEquals(
                List.of("id", "load", "carry", "rows"),
                all.stream().map(RecordType.Component::key).toList());
        final RecordType.Component load = all.get(1);
        assertEquals("What it weighs. 1 to 20 kilograms", load.meaning() + " " + load.range());
        assertEquals(Shape.Simple.INT, load.shape());
        assertTrue(load.isRequired() && all.get(0).isKey() && !load.isKey());
        assertEquals(
                new Shape.ListOf(new Shape.Nested(Toy.Row.class)), all.get(3).shape());
    }

    @Test
    void copiesDifferInWhatIsNamed() {
        final Toy.Unit alice = new Toy.Unit("alice", "Alice", List.of("m16"), Optional.empty());
        assertEquals(
                new Toy.Unit("alice", "Alice", List.of("m16"), Optional.of("bob")),
                RecordType.with(alice, Map.of("deputy", Optional.of("bob"))));
        assertThrows(IllegalArgumentException.class, () -> RecordType.with(alice, Map.of("deputies", 2)));
        assertThrows(ClassCastException.class, () -> RecordType.with(alice, Map.of("name", 2)));
        assertEquals(List.of("name"), RecordType.keys(alice, "Alice"::equals));
    }
}
