package org.sitrep.records;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.annotation.processing.SupportedOptions;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import javax.tools.StandardLocation;

/**
 * Writes a {@code RecordTable} for each package with data records: records with a component that {@code Field} or
 * {@code Key} describes. Names them as services, so that {@code RecordType} finds them. Reports a component that data
 * cannot be bound to as an error of the compiler, at its record.
 *
 * <p>The option {@value #NAME} names the classes, {@code RecordTables} by default; tests of a module take another name,
 * since they may lie in the same packages.
 */
@SupportedAnnotationTypes("*") // the compiler warns of an option that no processor claims
@SupportedOptions(RecordTableProcessor.NAME)
public final class RecordTableProcessor extends AbstractProcessor {
    static final String NAME = "sitrep.tables";

    private static final String SERVICE = "org.sitrep.scenario.RecordTable";

    private static final Set<String> DESCRIBING = Set.of(RecordText.FIELD, RecordText.KEY);

    private final Set<String> written = new TreeSet<>();

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(final Set<? extends TypeElement> annotations, final RoundEnvironment round) {
        final Map<String, Map<String, TypeElement>> packages = new TreeMap<>();
        for (final TypeElement annotation : annotations) {
            if (!DESCRIBING.contains(annotation.getQualifiedName().toString())) {
                continue;
            }
            for (final Element component : round.getElementsAnnotatedWith(annotation)) {
                final TypeElement record = (TypeElement) component.getEnclosingElement();
                final PackageElement around = processingEnv.getElementUtils().getPackageOf(record);
                packages.computeIfAbsent(around.getQualifiedName().toString(), any -> new TreeMap<>())
                        .put(record.getQualifiedName().toString(), record);
            }
        }
        packages.forEach((name, records) -> write(name, List.copyOf(records.values())));
        if (round.processingOver() && !written.isEmpty()) {
            writeServices();
        }
        return false;
    }

    private void write(final String packageName, final List<TypeElement> records) {
        final String name = processingEnv.getOptions().getOrDefault(NAME, "RecordTables");
        try {
            final String text = new TableText(packageName, name, records, processingEnv).write();
            final Element[] sources = records.toArray(Element[]::new);
            try (Writer out = processingEnv
                    .getFiler()
                    .createSourceFile(packageName + "." + name, sources)
                    .openWriter()) {
                out.write(text);
            }
            written.add(packageName + "." + name);
        } catch (final Undescribed fault) {
            processingEnv.getMessager().printMessage(Diagnostic.Kind.ERROR, fault.getMessage(), fault.element);
        } catch (final IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private void writeServices() {
        try (Writer out = processingEnv
                .getFiler()
                .createResource(StandardLocation.CLASS_OUTPUT, "", "META-INF/services/" + SERVICE)
                .openWriter()) {
            for (final String name : written) {
                out.write(name + "\n");
            }
        } catch (final IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
